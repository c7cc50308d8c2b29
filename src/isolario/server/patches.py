"""What changed from one message to the next, as JSON; `docs/protocol.md` describes the format, `web/src/lib/patches.ts`
applies it in the page.

A change of a value is
    [value]                          the value is replaced,
    []                               the member is gone (only inside an object),
    {name: change, …}                members of an object, or items of an array by their index, change,
    [start, gone, [items…], …]       an array is spliced: from `start` on (counted in the old array) `gone` items leave
                                     and these come in their place; more such triples may follow, from left to right,
    [start, gone, [items…], …, {…}]  and last of all items of the new array may change, by their index.

Values compare as Python compares them, so `True` and `1` count as the same: the types of messages never let one
stand where the other stood.
"""

from collections.abc import Sequence
from typing import Any

from isolario.kernel import Element, Phrase

Change = dict[str, Any] | list[Any]


def change(old: Any, new: Any) -> Change | None:
    """The change that makes `new` of `old`; None if there is none to make."""
    if old is new:
        return None
    if isinstance(old, str):
        return None if isinstance(new, str) and old == new else [new]
    # Everything is looked at once: comparing first and then looking for the difference would do it twice at each level.
    if isinstance(old, dict):
        if isinstance(new, dict) and old and new:
            return members(old, new) or None
    elif isinstance(old, list):
        if isinstance(new, list) and old and new:
            return items(old, new) or None
    elif old is not None and not isinstance(old, int) and type(old) is type(new):
        if isinstance(old, Element):
            return element_members(old, new) or None
        if isinstance(old, Phrase):
            return phrase_members(old, new) or None
    return None if old == new else [new]


# Elements and phrases are written as objects.


def element_members(old: Element, new: Element) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if old.id != new.id:
        found["id"] = [new.id]
    if old.zone != new.zone:
        found["zone"] = [new.zone]
    made = change(old.phrase, new.phrase)
    if made is not None:
        found["phrase"] = made
    return found


def phrase_members(old: Phrase, new: Phrase) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if old.id != new.id:
        found["id"] = [new.id]
    made = change(old.args, new.args)
    if made is not None:
        found["args"] = made
    return found


def same(old: Any, new: Any) -> bool:
    """What did not change is mostly the very same thing; Python would ask it all the same whether it equals itself."""
    return old is new or bool(old == new)


def members(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    names = list(new.keys())
    if list(old.keys()) == names:
        # Nearly always the same members in the same order: then none of them needs to be looked up by its name.
        were, are = list(old.values()), list(new.values())
        for index in range(len(names)):
            was, value = were[index], are[index]
            if was is not value:
                made = change(was, value)
                if made is not None:
                    found[names[index]] = made
        return found
    for name in names:
        if name in old:
            made = change(old[name], new[name])
            if made is not None:
                found[name] = made
        else:
            found[name] = [new[name]]
    for name in old:
        if name not in new:
            found[name] = []
    return found


def items(old: list[Any], new: list[Any]) -> Change:
    if len(old) == len(new):
        found: dict[str, Any] = {}
        others = False
        for index in range(len(new)):
            was, value = old[index], new[index]
            if was is value:
                continue
            made = change(was, value)
            if made is not None:
                found[str(index)] = made
                others = others or renamed(was, value)
        if not others:
            return found
    return splices(old, new)


def renamed(old: Any, new: Any) -> bool:
    """Whether an item of an array is another thing than the one that was at its place, and not the same one changed."""
    if isinstance(old, int):
        return False  # numbers are counts rather than things
    before = name_of(old)
    return before is not None and before != name_of(new)


def name_of(item: Any) -> Any:
    """What an item of an array is called, if it has an id (a choice: an action); words and numbers name themselves."""
    if isinstance(item, (str, int)):
        return item
    if isinstance(item, dict):
        found = item["id"] if "id" in item else item.get("action")
    elif isinstance(item, Element):
        found = item.id
    else:
        return None
    return found if isinstance(found, (str, int)) else None


def names_of(values: Sequence[Any]) -> list[Any] | None:
    """What each item is called, if all of them have a name."""
    names: list[Any] = []
    for value in values:
        name = name_of(value)
        if name is None:
            return None
        names.append(name)
    return names


def splices(old: list[Any], new: list[Any]) -> Change:
    start, most = 0, min(len(old), len(new))
    while start < most and same(old[start], new[start]):
        start += 1
    tail = 0
    while tail < most - start and same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    last_old, last_new = len(old) - tail, len(new) - tail
    leaving, coming = old[start:last_old], new[start:last_new]
    before, after = names_of(leaving), names_of(coming)
    if before is None or after is None:
        return [start, len(leaving), coming]
    return aligned(leaving, coming, before, after, start)


def aligned(old: list[Any], new: list[Any], before: list[Any], after: list[Any], start: int) -> Change:
    """Splices that keep what has the same name in both and comes in the same order; both are the parts from `start` on
    that differ."""
    i = j = 0
    last_old, last_new = len(old), len(new)
    staying, arriving = set(after), set(before)
    found: list[Any] = []
    changed: dict[str, Any] = {}
    while i < last_old or j < last_new:
        if i < last_old and j < last_new and before[i] == after[j]:
            made = change(old[i], new[j])
            if made is not None:
                changed[str(start + j)] = made
            i += 1
            j += 1
        elif i < last_old and (before[i] not in staying or j == last_new):
            splice(found, start + i, 1, [])
            i += 1
        elif j < last_new and (after[j] not in arriving or i == last_old):
            splice(found, start + i, 0, [new[j]])
            j += 1
        else:
            # Both stay somewhere else: the order has changed. The old one leaves; it comes again where it is due.
            splice(found, start + i, 1, [])
            arriving.discard(before[i])
            i += 1
    return [*found, changed] if changed else found


def splice(found: list[Any], start: int, gone: int, coming: list[Any]) -> None:
    """One more splice; what touches the one before becomes part of it."""
    if found and found[-3] + found[-2] == start:
        found[-2] += gone
        found[-1] += coming
    else:
        found += [start, gone, coming]


def apply(change: Change | None, value: Any) -> Any:
    """What the value becomes; it is left as it is itself, and shares what did not change."""
    if change is None:
        return value
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        if len(change) % 3 == 1:
            return apply(change[-1], spliced(change[:-1], value))
        return spliced(change, value)
    if isinstance(value, list):
        made = list(value)
        for index, part in change.items():
            made[int(index)] = apply(part, made[int(index)])
        return made
    members = dict(value)
    for name, part in change.items():
        if part == []:
            del members[name]
        else:
            members[name] = apply(part, members.get(name))
    return members


def spliced(change: list[Any], value: list[Any]) -> list[Any]:
    made: list[Any] = []
    at = 0
    for start, gone, coming in zip(change[0::3], change[1::3], change[2::3], strict=True):
        made += value[at:start]
        made += coming
        at = start + gone
    return made + value[at:]


def followed(update: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The update that a patch message stands for, from the one before it: what a client does with it."""
    view = update["view"]
    steps: list[dict[str, Any]] = []
    for step in patch["steps"]:
        view = apply(step["change"], view)
        steps.append({name: step[name] for name in ("actor", "notation", "events")} | {"view": view})
    if steps:
        steps[-1]["view"] = None  # it is the view of the update
    frame = {"type": "update", "version": patch["version"], "reset": False, "undone": False, "log": None}
    made: dict[str, Any] = apply(patch["change"], {**update, **frame, "steps": steps, "view": view})
    return made
