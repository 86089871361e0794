# Functions that the scripts share. This file is sourced, not run.
# Each tool is installed once, outside the tree, in a folder whose name contains the version. So a fresh clone on the
# same machine installs nothing.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
tools=${TRIVIUM_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/trivium/tools}
logs=$PWD/target/logs
mkdir -p "$tools" "$logs"

die() {
  echo "error: $*" >&2
  exit 1
}

# need PROGRAM HINT: ends the script unless PROGRAM can be run.
need() {
  command -v "$1" >/dev/null || die "$1 is missing: $2"
}

# quietly NAME COMMAND…: runs a long command and prints one line at its start and one at its end. The output goes to the
# file $log, whose last lines are printed if the command fails.
quietly() {
  local name=$1 begin=$SECONDS
  log=$logs/${1//[^a-zA-Z0-9.]/-}.log
  shift
  echo "· $name …" >&2
  if "$@" >"$log" 2>&1 </dev/null; then
    echo "  done in $((SECONDS - begin)) s" >&2
  else
    tail -n 60 "$log" >&2
    echo "  failed after $((SECONDS - begin)) s; all it printed is in $log" >&2
    return 1
  fi
}

# step NAME COMMAND…: like quietly, but a failure ends the script.
step() {
  quietly "$@" || die "$1 failed"
}

# step_aloud NAME COMMAND…: like step, and shows standard output as progress.
step_aloud() {
  { step "$1" progress "${@:2}"; } 3>&2
}
progress() {
  "$@" > >(tee /dev/fd/3)
}

# reasons LOG: the failed tests and compiler errors in a log. For browser tests, also the first lines of each error.
# Tests that passed at the second attempt are left out.
reasons() {
  awk '
    { line = $0; sub(/^ +([0-9]+\) )?/, "", line); sub(/[ ─]+$/, "", line) }
    FNR == NR {
      if (/^ +[0-9]+ (flaky|failed|skipped|passed)/) flaky = $2 == "flaky"
      else if (flaky) again[line] = 1
      next
    }
    /^ +[0-9]+\) / {
      # The heading of an error may end with the step that failed.
      left = 6
      for (title in again) if (line == title || index(line, title " › ") == 1) left = 0
      if (left) print
      next
    }
    /^ +Retry #|^ +[0-9]+ (flaky|failed|skipped|passed)/ { left = 0 }
    left && NF { print substr($0, 1, 200); left -= 1; next }
    /^test .* FAILED$|^ +FAIL |^FAILED: |^(E|e)rror/
  ' "$1" "$1" | head -n 60
}

# locked PACKAGE: the version of a package in Cargo.lock.
locked() {
  sed -n "/^name = \"$1\"\$/{n;s/^version = \"\(.*\)\"/\1/p;q}" Cargo.lock
}

# cargo_tool CRATE VERSION [OPTION…]: builds a program from crates.io, once, and puts it on PATH. Programs are built
# without optimisation and with few codegen units. Packages in OPTIMISED, which run for a long time, are optimised
# slightly. The next call continues an interrupted build.
cargo_tool() {
  local crate=$1 version=$2 folder=$tools/$1-$2 name
  shift 2
  if [[ ! -d $folder ]]; then
    local building=$folder.building profile=() lock
    for name in ${OPTIMISED:-}; do profile+=(--config "profile.dev.package.$name.opt-level=1"); done
    mkdir -p "$building"
    # Another script may be building the same tool. The folder is the lock.
    exec {lock}<"$building"
    flock "$lock"
    if [[ ! -d $folder ]]; then
      CARGO_TARGET_DIR=$building/target CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=0 \
        CARGO_PROFILE_DEV_CODEGEN_UNITS=2 CARGO_PROFILE_DEV_DEBUG_ASSERTIONS=false \
        CARGO_PROFILE_DEV_OVERFLOW_CHECKS=false \
        step "building $crate $version, once a machine" \
        cargo install --debug "${profile[@]}" --root "$building/done" "$crate" --version "$version" "$@"
      mv -T "$building/done" "$folder"
    fi
    rm -rf "$building"
    exec {lock}<&-
  fi
  PATH=$folder/bin:$PATH
}

# Installs the Node packages in a tool folder whose name depends on the lock file, and links node_modules to it.
node_packages() {
  need node "install Node.js 20 or later"
  need npm "install npm"
  local folder
  folder=$tools/node-$(cat package.json package-lock.json | sha256sum | cut -c1-12)
  if [[ ! -d $folder ]]; then
    local building
    building=$(mktemp -d "$folder.XXXXXX")
    cp package.json package-lock.json .npmrc "$building"
    step "installing Node packages, once a machine (about 20 s)" npm ci --prefix "$building" --ignore-scripts
    mv -T "$building" "$folder"
  fi
  if [[ ! node_modules -ef $folder/node_modules ]]; then
    rm -rf node_modules
    ln -s "$folder/node_modules" node_modules
  fi
  PATH=$PWD/node_modules/.bin:$PATH
}

rust() {
  need cargo "install Rust by rustup, https://rustup.rs"
  cargo --version >/dev/null || die "the toolchain of rust-toolchain.toml is missing: run 'rustup toolchain install'"
}

wasm_target() {
  rust
  [[ -d $(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown ]] && return
  command -v rustup >/dev/null || die "Rust's target wasm32-unknown-unknown is missing: install it as you installed Rust"
  step "adding the wasm target" rustup target add wasm32-unknown-unknown
}

# headless [OPTION…]: builds the command-line program with these cargo options, and sets $program to its path.
headless() {
  rust
  program=${CARGO_TARGET_DIR:-target}/release/trivium
  cargo build --quiet --release --package trivium-cli "$@" >&2
}

# headless_wasm: builds the command-line program as WebAssembly, for crates/cli/wasi.mjs.
headless_wasm() {
  rust
  need node "install Node.js 20 or later"
  [[ -d $(rustc --print sysroot)/lib/rustlib/wasm32-wasip1 ]] ||
    step "adding the WASI target" rustup target add wasm32-wasip1
  program=${CARGO_TARGET_DIR:-target}/wasm32-wasip1/release/trivium.wasm
  cargo build --quiet --release --package trivium-cli --no-default-features --target wasm32-wasip1 >&2
}

# The packages that read and write WebAssembly are optimised, because they run after every change of the page.
wasm_bindgen() {
  OPTIMISED="walrus wasmparser wasm-encoder wasm-bindgen-cli-support" \
    cargo_tool wasm-bindgen-cli "$(locked wasm-bindgen)" --no-default-features --bin wasm-bindgen
}

# Tools for development: trunk and its helpers.
dev_tools() {
  wasm_target
  wasm_bindgen
  cargo_tool trunk "$(sed -n 's/^trunk-version = "=\(.*\)"/\1/p' Trunk.toml)" --locked --no-default-features
}

# The tools that scripts/release.mjs calls. They are built while the page compiles.
release_tools() {
  wasm_bindgen
  # This tool reads the output of wasm_split_helpers only in the same version.
  cargo_tool wasm_split_cli_support "$(locked wasm_split_helpers)" --locked --features build-binary
}

# debian PROGRAM PACKAGE…: installs Debian packages if PROGRAM is missing and the user may install packages.
debian() {
  local program=$1
  shift
  command -v "$program" >/dev/null && return
  if [[ $(id -u) != 0 ]] || ! command -v apt-get >/dev/null; then
    die "$program is missing. On Debian: 'sudo apt-get update' and 'sudo apt-get install $*'; elsewhere put a program of that name on PATH"
  fi
  step "refreshing Debian's package list" apt-get update
  step "installing $*" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

# build_page: builds the release into dist/ if its sources have changed.
build_page() {
  local target=${CARGO_TARGET_DIR:-target}
  local built=$target/built.js sources=(
    Cargo.toml Cargo.lock rust-toolchain.toml build.rs index.html package-lock.json articles languages puzzles public scripts/release
    scripts/release.mjs src crates styles
  )
  if cmp -s dist/sw.js "$built" && [[ ! $(find "${sources[@]}" -newer "$built" -print -quit) ]]; then
    echo "· dist/ is up to date" >&2
    return
  fi
  if [[ -d $target/wasm32-unknown-unknown/page ]]; then
    echo "Building the page takes 2 to 3 minutes on two cores." >&2
  else
    echo "The first build takes about 5 minutes on two cores: it compiles tools, packages and the page." >&2
  fi
  wasm_target
  node_packages
  mkdir -p "$target"
  touch "$target/begun"
  step_aloud "building the page" node scripts/release.mjs
  cp dist/sw.js "$built"
  touch -r "$target/begun" "$built"
}
