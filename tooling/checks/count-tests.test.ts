import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../dev/run-command.ts'
import { root } from '../sources.mjs'
import { countTests } from './count-tests.ts'

describe('countTests', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fruit-count-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('counts the same as Vitest, including broken files and hooks', async () => {
    const vitest = join(root, 'node_modules/vitest')
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
    write('vitest.config.mjs', 'export default { test: { globals: true } }')
    write('good.test.mjs', 'it("a", () => {}); it("b", () => {}); it.skip("c", () => {})')
    write('bad.test.mjs', 'it("d", () => {}); it("e", () => { throw new Error("no") })')
    write('broken.test.mjs', 'throw new Error("not loaded")')
    write('hook.test.mjs', 'beforeAll(() => { throw new Error("no") }); it("f", () => {}); it("g", () => {})')
    const report = join(folder, 'report.json')
    const options = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`]
    const { ok } = await runCommand(process.execPath, [join(vitest, 'vitest.mjs'), ...options], { limit: 60_000 })
    expect(ok).toBe(false)
    expect(countTests(report)).toEqual({
      passed: 3,
      failed: 3,
      files: expect.arrayContaining([
        { file: join(folder, 'bad.test.mjs'), passed: 1, failed: 1 },
        { file: join(folder, 'broken.test.mjs'), passed: 0, failed: 1 },
        { file: join(folder, 'hook.test.mjs'), passed: 0, failed: 1 },
      ]),
    })
  }, 60_000)

  it('counts a missing or truncated report as a failure', () => {
    writeFileSync(join(folder, 'cut.json'), '{"testResults":[')
    expect(countTests(join(folder, 'cut.json'))).toEqual({ passed: 0, failed: 1, files: [] })
    expect(countTests(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, files: [] })
  })
})
