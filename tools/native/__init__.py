"""Long matches in less time: the searches of any commit, translated to C++, that make the very same choices.

A commit's kernel, bots and rooms are typed Python of a plain kind: whole numbers, lists, classes. `room.py` follows
whatever a search calls, with the types that mypy finds, and writes it as C++; `library.py` compiles that; `swap.py`
puts it in the place of the package's own search. Everything else (who is asked, what is seen) stays as it is.
Nothing of this is part of the package: it is for `tools.versions --native`, whose games are the same move by move.
"""
