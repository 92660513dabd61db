#!/usr/bin/env bash
# Puts the built server, with the libraries that it reads while it runs, into a folder of its own: what the Dockerfile
# copies into the image. Run it after `npm run build`.
#   tools/container/assemble.sh <folder>
set -euo pipefail
target=$1
source=$(cd "$(dirname "$0")/../.." && pwd)
packed=$(mktemp -d)
trap 'rm -rf "$packed"' EXIT
(cd "$source" && npm run --silent pack-server -- "$packed" >/dev/null)
mkdir -p "$target"
tar -xzf "$packed"/*.tgz --strip-components=1 -C "$target"
# The versions are those of the lock file (npm-shrinkwrap.json).
(cd "$target" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel error)
# Where it is going to run: nothing of the image can be written there. The image has the Node that builds it.
node --input-type=module - "$source" "$(cd "$target" && pwd)" <<'PROGRAM'
const [source, target] = process.argv.slice(2)
const { pathToFileURL } = await import('node:url')
const { compileServer, serverFlags } = await import(pathToFileURL(`${source}/tools/sources.mjs`).href)
compileServer(serverFlags, target)
PROGRAM
