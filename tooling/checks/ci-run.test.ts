import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../dev/run-command.ts'
import { root } from '../sources.mjs'

/**
 * A fake npm, so that no test waits for the registry. Each leg runs the shell command in FIRST or SECOND, which gets
 * the path of the report in CHECK_REPORT. INSTALL and NODE_24 are the commands of the two installations.
 */
const NPM = `#!/usr/bin/env bash
case $1 in
  ci) eval "\${INSTALL:-true}" ;;
  test) echo "asked for: $*"; if [ $# -eq 1 ]; then eval "$FIRST"; else eval "$SECOND"; fi ;;
  install)
    eval "\${NODE_24:-true}" || exit 1
    bin="$3/node_modules/\${@: -1}"; bin="\${bin%@24}/bin"; mkdir -p "$bin"
    printf '#!/bin/sh\\nif [ "$1" = --version ]; then echo v24.0.0; else exec "%s" "$@"; fi\\n' "$REAL_NODE" > "$bin/node"
    chmod +x "$bin/node" ;;
esac
`

const report = (passed: number, failed: number) => `echo '{"passed":${passed},"failed":${failed}}' > "$CHECK_REPORT"`

describe('.ci/run', { timeout: 60_000 }, () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fruit-ci-'))
    for (const name of ['.ci', 'bin']) mkdirSync(join(folder, name))
    copyFileSync(join(root, '.ci/run'), join(folder, '.ci/run'))
    writeFileSync(join(folder, 'bin/npm'), NPM, { mode: 0o755 })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  async function run(env: Record<string, string>) {
    const { ok, output } = await runCommand('bash', [join(folder, '.ci/run')], {
      limit: 60_000,
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, REAL_NODE: process.execPath, ...env },
    })
    const lines = output.trimEnd().split('\n')
    return {
      ok,
      lines,
      last: lines.at(-1),
      closing: lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line)).length,
    }
  }

  it('adds up both legs and ends with the sum', async () => {
    const result = await run({ FIRST: report(50, 0), SECOND: report(40, 0) })
    expect(result).toMatchObject({ ok: true, last: '90 passed, 0 failed', closing: 1 })
  })

  it('runs the README’s test command first, then the tests that depend on Node.js on Node.js 24', async () => {
    const { lines } = await run({ FIRST: report(1, 0), SECOND: report(1, 0) })
    expect(lines.filter((line) => /^(?:== |asked)/.test(line))).toEqual([
      '== install',
      `== all: Node ${process.version}`,
      'asked for: test',
      '== Node 24 from the registry',
      '== core: Node v24.0.0',
      'asked for: test -- --core',
    ])
  })

  it.each([
    [
      'tests fail in the first leg',
      { FIRST: `${report(48, 2)}; exit 1`, SECOND: report(40, 0) },
      '88 passed, 2 failed',
    ],
    [
      'tests fail in the second leg',
      { FIRST: report(50, 0), SECOND: `${report(39, 1)}; exit 1` },
      '89 passed, 1 failed',
    ],
    [
      'a leg fails without a failed test',
      { FIRST: `${report(50, 0)}; exit 1`, SECOND: report(40, 0) },
      '90 passed, 1 failed',
    ],
    ['a leg leaves no report', { FIRST: 'true', SECOND: report(40, 0) }, '40 passed, 1 failed'],
    [
      'a leg leaves half a report',
      { FIRST: `echo '{"pass' > "$CHECK_REPORT"`, SECOND: report(40, 0) },
      '40 passed, 1 failed',
    ],
    ['the installation fails', { INSTALL: 'false', FIRST: report(50, 0), SECOND: report(40, 0) }, '0 passed, 1 failed'],
    [
      'Node.js 24 cannot be installed',
      { NODE_24: 'false', FIRST: report(50, 0), SECOND: report(40, 0) },
      '50 passed, 1 failed',
    ],
    ['it is terminated', { FIRST: 'kill -TERM $PPID', SECOND: report(40, 0) }, '0 passed, 1 failed'],
  ])('fails when %s', async (_what, env, last) => {
    expect(await run(env)).toMatchObject({ ok: false, last, closing: 1 })
  })
})
