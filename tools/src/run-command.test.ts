import { describe, expect, it } from 'vitest'
import { runCommand } from './run-command.ts'

const node = (script: string, limit = 20_000, env = {}) => runCommand(process.execPath, ['-e', script], { limit, env })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('running a command', () => {
  it('keeps what was printed, in both streams', async () => {
    const result = await node('console.log("sweet"); console.error(process.env.TASTE)', 20_000, { TASTE: 'sour' })
    expect(result).toMatchObject({ ok: true, reason: '' })
    expect(result.output).toContain('sweet')
    expect(result.output).toContain('sour')
  })

  it('says how it ended', async () => {
    expect(await node('process.exit(3)')).toMatchObject({ ok: false, reason: 'exit code 3' })
    expect(await node('process.kill(process.pid, "SIGTERM")')).toMatchObject({ ok: false, reason: 'ended by SIGTERM' })
    const missing = await runCommand('no-such-fruit', [], { limit: 20_000 })
    expect(missing).toMatchObject({ ok: false, reason: expect.stringContaining('no-such-fruit') })
  })

  it('gives it no input to wait for', async () => {
    expect(await node('process.stdin.resume(); process.stdin.on("end", () => process.exit(0))')).toMatchObject({
      ok: true,
    })
  })

  it('ends what takes too long, with a descendant that hears nothing', async () => {
    const deaf = 'for (;;);'
    const script = `const { pid } = require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(deaf)}], { stdio: "inherit" }); console.log(pid); setInterval(() => {}, 1000)`
    const result = await node(script, 4000)
    expect(result).toMatchObject({ ok: false, reason: 'more than 4 s' })
    const pid = Number(result.output)
    expect(pid).toBeGreaterThan(0)
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false)
  })
})
