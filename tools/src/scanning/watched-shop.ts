import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TruthAbout } from '@fruit/contracts/calls/ground-truth'
import { root, serverFlags } from '../../sources.mjs'
import type { SeenScan } from './scoring.ts'

/** What a running shop says of itself. */
interface WatchedShop {
  readonly truth: TruthAbout
  readonly seen: SeenScan
}

/**
 * Asks a running shop which holes it has, and what it saw of a scan.
 *
 * @param cookie names a world of a class
 * @throws Error that says what to do where it does not answer, or does not show it
 */
export async function shopAt(url: string, cookie?: string): Promise<WatchedShop> {
  const base = url.replace(/(?<!\/)\/+$/, '')
  const ask = async (path: string) => {
    const response = await fetch(`${base}/rest/training/${path}`, { headers: cookie ? { cookie } : {} }).catch(
      (error: Error) => {
        throw new Error(`${base} does not answer (${(error.cause as Error | undefined)?.message ?? error.message}).`)
      },
    )
    if (response.ok) return (await response.json()) as never
    throw new Error(
      response.status === 403
        ? `${base} does not show its holes: start it with NODE_ENV=scan, or with server.showGroundTruth on.`
        : `${base}/rest/training/${path} answered ${response.status}: is it a shop of this version?`,
    )
  }
  const [truth, seen] = await Promise.all([ask('ground-truth'), ask('scan')])
  return { truth, seen }
}

/**
 * Opens a new shop, waits until somebody says that the scan is over, and tells what it saw. Its worlds are thrown away.
 *
 * @param isSafe whether it is the safe twin
 */
export async function openWatchedShop(isSafe: boolean): Promise<WatchedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-scan-'))
  const port = process.env.PORT || '3000'
  const shop = spawn(
    process.execPath,
    [...serverFlags, join(root, 'tools/start.mjs'), '--data', folder, ...(isSafe ? ['--safe'] : [])],
    // A group of its own: Ctrl-C ends the scan, and the shop is still asked what it saw.
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'scan', PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    },
  )
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()))
  try {
    const opened = new Promise<void>((resolve) => {
      shop.stdout.on('data', (text: Buffer) => {
        process.stderr.write(text)
        if (/ is open on /.test(text.toString())) resolve()
      })
    })
    await Promise.race([
      opened,
      ended.then(() => {
        throw new Error('The shop did not open.')
      }),
    ])
    console.error('Scan it now. Press Enter, or Ctrl-C, when the scan is over.')
    await Promise.race([overSaid(), ended])
    return await shopAt(`http://127.0.0.1:${port}`)
  } finally {
    shop.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Resolves when somebody presses Enter or Ctrl-C, or when nothing more can come. */
function overSaid(): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      process.off('SIGINT', over)
      process.off('SIGTERM', over)
      process.stdin.pause()
      resolve()
    }
    process.once('SIGINT', over)
    process.once('SIGTERM', over)
    process.stdin.once('data', over)
  })
}
