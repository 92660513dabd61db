import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { runCommand } from './run-command.ts'

const node = (script: string, limit = 20_000, env = {}) => runCommand(process.execPath, ['-e', script], { limit, env })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('runCommand', () => {
  it('returns the output of both streams', async () => {
    const result = await node('console.log("sweet"); console.error(process.env.TASTE)', 20_000, { TASTE: 'sour' })
    expect(result).toMatchObject({ ok: true, reason: '' })
    expect(result.output).toContain('sweet')
    expect(result.output).toContain('sour')
  })

  it('says how the command ended', async () => {
    expect(await node('process.exit(3)')).toMatchObject({ ok: false, reason: 'exit code 3' })
    expect(await node('process.kill(process.pid, "SIGTERM")')).toMatchObject({ ok: false, reason: 'ended by SIGTERM' })
    const missing = await runCommand('no-such-fruit', [], { limit: 20_000 })
    expect(missing).toMatchObject({ ok: false, reason: expect.stringContaining('no-such-fruit') })
  })

  it('gives the command no input to wait for', async () => {
    expect(await node('process.stdin.resume(); process.stdin.on("end", () => process.exit(0))')).toMatchObject({
      ok: true,
    })
  })

  it('ends a command after its timeout, with a descendant that ignores signals', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fruit-run-'))
    const begun = join(folder, 'begun')
    const deaf = `require("fs").writeFileSync(${JSON.stringify(begun)}, String(process.pid)); for (;;);`
    const script = `console.log("ripe"); require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(deaf)}], { stdio: "inherit" }); setInterval(() => {}, 1000)`
    const descendant = () => (existsSync(begun) ? Number(readFileSync(begun, 'utf8')) : 0)
    // The timeout only elapses once both processes run, regardless of how long they take to start.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const running = node(script, 4_000_000)
      await expect.poll(descendant).toBeGreaterThan(0)
      vi.advanceTimersByTime(4_000_000)
      expect(await running).toMatchObject({ ok: false, reason: 'more than 4000 s', output: 'ripe\n' })
      await expect.poll(() => isAlive(descendant())).toBe(false)
    } finally {
      vi.useRealTimers()
      rmSync(folder, { recursive: true })
    }
  })
})
