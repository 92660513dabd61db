import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createContainment } from './containment.ts'
import { ContainmentFailure } from './pool/containment-failure.ts'

const run = promisify(execFile)
const source = JSON.stringify(fileURLToPath(new URL('./containment.ts', import.meta.url)))
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs code with the containment in a new process and returns its output; fails unless the process ends. */
async function program(code: string): Promise<string> {
  const text = `import { createContainment } from ${source}\n${code}`
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', text]
  return (await run(process.execPath, flags, { cwd: root, timeout: 100_000 })).stdout.trim()
}

test('a containment without a job starts no worker and no active resources', async () => {
  const code = `const before = process.getActiveResourcesInfo().length
    createContainment()
    console.log(process.getActiveResourcesInfo().length - before)`
  expect(await program(code)).toBe('0')
})

test('a containment that is not closed does not keep its process running', async () => {
  const code = `const outcome = await createContainment({ idleMs: 600_000 }).script({ owner: 'a', code: '6 * 7' })
    console.log(outcome.value)`
  expect(await program(code)).toBe('42')
})

test('an awaited job keeps its process running until it ends', async () => {
  const code = `const job = { owner: 'a', code: 'for (;;);', limits: { deadlineMs: 300 } }
    createContainment().script(job).then((outcome) => console.log(outcome.limit))`
  expect(await program(code)).toBe('deadline')
})

test('output of the engine does not reach the output of the process', async () => {
  const code = `const script = 'const again = () => { Promise.resolve().then(again) }; again(); new Promise(() => {})'
    const job = { owner: 'a', code: script, limits: { deadlineMs: 300 } }
    console.log((await createContainment().script(job)).limit)`
  expect(await program(code)).toBe('deadline')
})

test('a closed containment rejects jobs, and running jobs end with the reason', async () => {
  const contained = createContainment()
  const running = contained.script({ owner: 'a', code: 'for (;;);' }).catch((error) => error)
  const waiting = contained.script({ owner: 'a', code: '1' }).catch((error) => error)
  await contained.close()
  for (const failure of await Promise.all([running, waiting])) expect(failure).toBeInstanceOf(ContainmentFailure)
  await expect(contained.script({ owner: 'a', code: '1' })).rejects.toThrow('closed')
  await contained.close()
})
