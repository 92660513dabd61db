#!/usr/bin/env bash
# Copies the built server and its runtime libraries into a folder, which the Dockerfile copies into the image.
# Run it after `npm run build`.
#   tooling/container/assemble.sh <folder>
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
# Compiles in the final folder, because the image is read-only. The image uses the same version of Node.js.
node --input-type=module - "$source" "$(cd "$target" && pwd)" <<'PROGRAM'
const [source, target] = process.argv.slice(2)
const { pathToFileURL } = await import('node:url')
const { compileServer, serverFlags } = await import(pathToFileURL(`${source}/tooling/sources.mjs`).href)
compileServer(serverFlags, target)
PROGRAM
