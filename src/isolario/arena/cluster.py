"""The same jobs on a Ray cluster, when one machine is not enough. Needs the extra `ray`."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from isolario.arena.simulate import Job, Outcome, play_job
from isolario.kernel.problems import MissingExtra


class RayCluster:
    """Plays jobs wherever Ray finds a free core. Workers keep nothing, so outcomes equal those at home.

    Every node needs this package installed. Without an address, the cluster named by RAY_ADDRESS or else a Ray
    of this machine's own.
    """

    def __init__(self, address: str | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise MissingExtra("ray") from None
        self.ray: Any = ray
        self.started = not ray.is_initialized()
        if self.started:
            ray.init(address=address, include_dashboard=False, log_to_driver=False)

    def run(self, work: Iterable[Job]) -> Iterator[Outcome]:
        """Outcomes in the order of the jobs, which are taken only a little ahead."""
        ray = self.ray
        remote = ray.remote(num_cpus=1)(play_job)
        ahead = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for job in work:
            waiting.append(remote.remote(job))
            if len(waiting) >= ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())

    def close(self) -> None:
        if self.started:
            self.ray.shutdown()
