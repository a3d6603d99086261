# The index of commands. The logic lives in xtask and scripts.
.DEFAULT_GOAL := help
# A private copy of Node.js, if scripts/setup-node had to fetch one.
export PATH := $(CURDIR)/.tools/node_modules/.bin:$(PATH)
# Debug information is kept apart by `make release`, not thrown away.
export CARGO_PROFILE_RELEASE_STRIP := none
# The pinned version of Rust is there before any command needs it.
TOOLCHAIN := $(shell scripts/toolchain >&2)
# What failed is not there.
.DELETE_ON_ERROR:

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: test
test: setup check web ## everything that must hold: installs what the tests need and runs all of them
	@scripts/setup 'postgresql:/usr/lib/postgresql/*/bin/initdb' nats-server:/usr/sbin/nats-server 'libfaketime:/usr/lib/*/faketime/libfaketimeMT.so.1'
	cargo test --workspace --no-run
	@# Two at a time, since the tests of the server wait more than they compute; each is told when it is over.
	$(MAKE) --jobs=2 --output-sync=target web-check rust-test test-postgres
	@# The tests above have built the program: built for itself it would be compiled once more, with other features of its crates.
	$(MAKE) web-test PROGRAM=built

.PHONY: rust-test
rust-test: ## all tests of the Rust workspace, the server's on the embedded database
	scripts/test-rust

.PHONY: test-postgres
test-postgres: ## the whole suite of the server once more, on a real PostgreSQL in a temporary folder
	@scripts/setup 'postgresql:/usr/lib/postgresql/*/bin/initdb'
	scripts/test-postgres

.PHONY: check
check: ## the fast part: format, lints, tidiness, rules cited in code and tests, texts in four languages
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	cargo xtask tidy rules texts

.PHONY: doc
doc: ## the documentation of the crates, without a warning; that of tabletop and table is complete and its examples run
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

.PHONY: deny
deny: ## licences, banned crates and sources of all dependencies (deny.toml); builds cargo-deny once
	@scripts/tool cargo-deny
	.tools/bin/cargo-deny check licenses bans sources

.PHONY: sbom
sbom: ## the list of all that the program is made of (CycloneDX), to out/sbom
	@scripts/tool cargo-cyclonedx
	@scripts/sbom

.PHONY: mutants
mutants: ## changes the rules, the contract, the table and the storage bit by bit; names the changes that no test notices: make mutants PART=toledo
	@scripts/tool cargo-mutants
	@scripts/mutants $(PART)

.PHONY: fuzz
fuzz: ## a minute of coverage-guided fuzzing for each target of fuzz/: records, notation, dumps, frames, inflate
	@scripts/fuzz

.PHONY: check-fuzz
check-fuzz: ## compiles the targets of fuzz/, which is a workspace of its own: after a change of what strangers' bytes go through
	cargo check --manifest-path fuzz/Cargo.toml --target-dir target/fuzz-check

.PHONY: fifth-game
fifth-game: ## adds a fifth game to a copy of the repository by CONTRIBUTING's steps, and plays it
	@scripts/check-fifth-game --play

.PHONY: check-wasm
check-wasm: ## the games, the bots and the table compile for browsers too; fetches the target if need be
	rustup target add wasm32-unknown-unknown
	cargo check --target wasm32-unknown-unknown -p bots -p table

.PHONY: format
format: ## formats all Rust code
	cargo fmt --all

.PHONY: play
play: ## plays in the terminal: make play GAME=toledo
	cargo run --quiet --release --package cli -- play $(or $(GAME),alcazar)

.PHONY: bench
bench: ## how fast the games are, by CPU time on one core
	cargo run --quiet --release --package cli -- bench

.PHONY: bench-instructions
bench-instructions: ## the same as instructions a decision, which do not depend on the machine's mood; fails above scripts/instructions-bounds.txt
	@scripts/setup valgrind:valgrind
	@scripts/bench-instructions

.PHONY: bench-gate
bench-gate: ## fails when a decision or a stored move takes over 3 % more instructions than scripts/instructions.txt says
	@scripts/bench-gate

.PHONY: bench-table
bench-table: ## how many requests a second the table protocol answers
	@scripts/bench-table

.PHONY: boards
boards: ## writes the small boards of the rules page from crates/games/*/boards.toml
	WRITE_BOARDS=1 cargo test --quiet --package lessons --test boards every_board_shows

.PHONY: schemas
schemas: ## writes docs/schemas from the program
	cargo run --quiet --bin tertulia -- table --schemas docs/schemas

.PHONY: setup
setup: ## installs the system packages that are missing
	@scripts/setup

# Folders count too: they change when a file goes.
PAGE_PARTS := $(shell find web/src web/public texts crates/games/*/RULES*.md) $(addprefix web/,index.html package.json package-lock.json scripts/size.mjs svelte.config.js tsconfig.json vite.config.ts)

.PHONY: web
web: web/dist/index.html ## builds the page that the server carries

# Without a change it is not built anew: with it the server and all that is tested with it would be.
web/dist/index.html: $(PAGE_PARTS) | web/node_modules
	cd web && npm run build

web/node_modules: web/package-lock.json
	@scripts/setup-node
	cd web && npm ci
	@touch web/node_modules

.PHONY: web-check
web-check: web/node_modules ## format, lints, types and unit tests of the page
	cd web && npm run check

.PHONY: run
run: release ## the whole thing: http://localhost:8080, data in ./data
	target/release/tertulia serve

.PHONY: release
release: setup web ## the one binary with the page in it, target/release/tertulia; its symbols beside it in tertulia.debug, manual and completions in folders
	@scripts/setup binutils:objcopy
	cargo build --release -p cli
	@scripts/split-symbols target/release/tertulia
	@target/release/tertulia man --folder target/release/man
	@mkdir -p target/release/completions
	@for shell in bash zsh fish powershell; do target/release/tertulia completions $$shell > target/release/completions/tertulia.$$shell; done

.PHONY: web-test
web-test: web-test-ready ## the page in a real browser against the real server: every page, every game by mouse, touch and keys, two browsers, axe
	cd web && TERTULIA=$(CURDIR)/target/debug/tertulia npm run e2e

.PHONY: web-test-long
web-test-long: web-test-ready ## what web-test leaves out: whole games of every kind by every device, and in all languages
	cd web && TERTULIA=$(CURDIR)/target/debug/tertulia npm run e2e-long

.PHONY: web-test-ready
web-test-ready: web
	scripts/setup chromium:chromium chromium-headless-shell:chromium-headless-shell fonts-dejavu:/usr/share/fonts/truetype/dejavu fonts-liberation:/usr/share/fonts/truetype/liberation
	$(if $(PROGRAM),,cargo build --package cli)
	@# From nothing: a schema that the program no longer has would stay and be believed.
	rm -rf out/schemas
	target/debug/tertulia admin schemas out/schemas >/dev/null
	cd web && npm run protocol -- ../out/schemas --check

.PHONY: screenshots
screenshots: web ## pictures of every page and of each game, to web/screenshots
	cd web && npm run screenshots

.PHONY: lighthouse
lighthouse: web ## Lighthouse for phones on every page and on a table of each game; reports to web/lighthouse
	cargo build --release --package cli
	cd web && TERTULIA=$(CURDIR)/target/release/tertulia npm run lighthouse

.PHONY: arena
arena: ## every level of computer player against the one below, in all games: the table of docs/bots.md
	cargo run --release -p cli -- arena ladder --table 2 --table 3 --table 4 --table 5 --games 100 --no-clock --keep target/ladder.jsonl

.PHONY: bench-server
bench-server: ## durable moves a second, latency, sockets and memory of the server
	ulimit -n $$(ulimit -Hn); cargo bench -p cli --bench server

.PHONY: bench-cluster
bench-cluster: ## one node on the embedded database against 1, 2 and 4 nodes on PostgreSQL and NATS; ONLY=full: 100,000 open tables and 2,000,000 finished games
	@scripts/setup 'postgresql:/usr/lib/postgresql/*/bin/initdb' nats-server:/usr/sbin/nats-server
	ulimit -n $$(ulimit -Hn); cargo bench -p cli --bench cluster

.PHONY: soak
soak: ## the long tests: races searched with 20,000 seeds, ten minutes of failing storage, 50 kills in the middle of load, an hour of faults between several nodes, 2,000 spectators, every endpoint fuzzed from its description, what reads strangers' bytes, and the long part of the browser's tests
	scripts/soak
	scripts/fuzz
	$(MAKE) web-test-long
