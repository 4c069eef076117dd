# Everything happens in a private .venv beside this file; nothing outside the checkout is touched.

# What `make play` starts (LAN=1: for friends in the local network too), and with which Python the .venv is made
# (`make test PYTHON=python3.13`).
LAN    :=
PLAY   := serve --open $(if $(LAN),--lan)
PYTHON := python3
VENV   := .venv
# Which system's rules `make mutants` breaks, in how many places, and which ones.
SYSTEM := k6
N      := 300
# How long `make soak` attacks.
SECONDS := 3600
SEED   := 1
# Where `make shots` puts its pictures. `make shots BEFORE=folder` then names those that differ from an earlier run's.
SHOTS  := /tmp/holmgang-shots
BEFORE :=
# Handed to pytest: `make test ARGS="tests/kernel -k dice"`.
ARGS   :=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# A .venv names its own place, so one that was copied or moved along with the checkout must be made anew.
HERE := $(shell [ -x $(BIN)/python ] && grep -qsF "$$(pwd -P)/$(VENV)" $(VENV)/pyvenv.cfg && echo yes)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-quick soak check bench mutants docs site shots lengths forecasts clean anew

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play ## install holmgang and start it; LAN=1 for friends in the network
	@$(BIN)/holmgang $(PLAY)

test: $(VENV)/.dev $(VENV)/.browser ## run the tests, on all processors
	@$(BIN)/python -m pytest -n auto -m 'not bench' $(ARGS)

# No browsers, no killed servers, no long laws: what a change breaks most often, within two minutes.
test-quick: $(VENV)/.dev ## run the quick tests, without browsers and long laws
	@$(BIN)/python -m pytest -n auto -m 'not bench and not slow' $(ARGS)

soak: $(VENV)/.dev ## attack a server at random: SECONDS=3600 SEED=1
	@$(BIN)/python -m tests.soak --seconds $(SECONDS) --seed $(SEED) $(ARGS)

# All three, even if the first one fails: one run tells all.
check: $(VENV)/.dev ## lint, types, and which part may import which
	@failed=; \
	echo "ruff";          $(BIN)/ruff check --quiet .    || failed="$$failed ruff"; \
	echo "mypy";          $(BIN)/mypy --no-error-summary || failed="$$failed mypy"; \
	echo "import-linter"; $(BIN)/lint-imports --no-logo  || failed="$$failed import-linter"; \
	if [ -n "$$failed" ]; then echo "Not in order:$$failed" >&2; exit 1; fi

# Alone on the machine and talkative: these tests measure. Pytest's 5 means that there was none to run.
bench: $(VENV)/.dev ## measure the speed, as ratios within one run
	@$(BIN)/python -m pytest -n 0 -s -m bench $(ARGS) || { code=$$?; [ $$code -eq 5 ] || exit $$code; \
	    echo "No benchmark matches."; }

mutants: $(VENV)/.dev ## break rules on purpose: do the vectors notice? SYSTEM=k6 N=300 SEED=1
	@$(BIN)/python -m tools.mutants $(SYSTEM) --count $(N) --seed $(SEED) \
	    --docs tests/mutants/$(SYSTEM).md $(ARGS)

docs: $(VENV)/.dev ## write the generated parts of the docs anew
	@$(BIN)/python -m tools.reference

site: $(VENV)/.dev ## build the website of the documentation into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "build/site/index.html"

shots: $(VENV)/.dev $(VENV)/.browser ## pictures of every page, to be looked at; ARGS="--only lobby --lang cs" for some
	@$(BIN)/python -m tests.browser.shots $(SHOTS) $(ARGS)
	@echo "$(SHOTS)"
	@$(if $(BEFORE),$(BIN)/python -m tests.browser.compare $(BEFORE) $(SHOTS))

lengths: $(VENV)/.dev ## measure anew how long the fights of the shelf take
	@$(BIN)/python -m tools.lengths $(ARGS)

forecasts: $(VENV)/.dev ## play the shelf's fights anew where rules or scenarios changed; ARGS="k6 --all" for some
	@$(BIN)/python -m tools.forecasts $(ARGS)

clean: ## remove .venv, caches and build products
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests -type d \( -name __pycache__ -o -name '*.egg-info' \) -prune -exec rm -rf {} +
	@echo "Clean."

# The stamps: each is as old as the last install, and stale when pyproject.toml is younger.

$(VENV)/.play: pyproject.toml $(VENV)/.made
	@echo "Installing holmgang into $(VENV) ..."
	@$(PIP) install -e '.[lab,lan]'
	@touch $@

$(VENV)/.dev: pyproject.toml $(VENV)/.made
	@echo "Installing holmgang and the developers' tools into $(VENV) (the first time takes a minute) ..."
	@$(PIP) install -e '.[dev]'
	@touch $(VENV)/.play $@

# The pages are tested in a real Chromium, and several workers behind a real nginx: the system's own, or Debian's
# packages where we may install them.
$(VENV)/.browser: $(VENV)/.made
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
	    [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium ..." && \
	    apt-get install --yes --no-install-recommends chromium >/dev/null 2>&1; } || \
	    echo "There is no Chromium here and none can be installed: the tests that look at the pages will be skipped." >&2
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || { \
	    [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing nginx ..." && \
	    apt-get install --yes --no-install-recommends nginx-light >/dev/null 2>&1; } || \
	    echo "There is no nginx here and none can be installed: the test with a proxy will be skipped." >&2
	@touch $@

# Some distributions ship Python without ensurepip: then this Python's own pip puts one into the .venv.
$(VENV)/.made: $(if $(HERE),,anew)
	@command -v "$(PYTHON)" >/dev/null || { \
	    echo "holmgang needs Python 3.11 or newer, and there is no '$(PYTHON)' here." \
	         "If it has another name: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "holmgang needs Python 3.11 or newer, and '$(PYTHON)' is" \
	         "$$("$(PYTHON)" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])')." \
	         "If you have a newer one: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@echo "Making $(VENV) with $$("$(PYTHON)" --version) ..."
	@"$(PYTHON)" -m venv $(if $(HERE),,--clear) $(VENV) >/dev/null 2>&1 || { \
	    "$(PYTHON)" -m venv --clear --without-pip $(VENV) && \
	    "$(PYTHON)" -m pip --disable-pip-version-check --quiet --python $(BIN)/python install pip; } || { \
	    echo "Could not make $(VENV): '$(PYTHON)' has neither a working venv module nor pip." >&2; exit 1; }
	@touch $@

anew:
