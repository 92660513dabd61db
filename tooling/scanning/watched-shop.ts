import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GroundTruth } from '@fruit/contracts/calls/ground-truth'
import { root, serverFlags } from '../sources.mjs'
import type { SeenScan } from './scoring.ts'

/** Data of a running shop. */
interface WatchedShop {
  readonly truth: GroundTruth
  readonly seen: SeenScan
}

/**
 * Requests the ground truth of a running shop, and its observations of a scan.
 *
 * @param cookie selects a world of a class
 * @throws Error with advice if it does not answer, or does not show the data
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
        ? `${base} does not show its ground truth: start it with NODE_ENV=scan, or with server.showGroundTruth on.`
        : `The response to ${base}/rest/training/${path} was ${response.status}: is it a shop of this version?`,
    )
  }
  const [truth, seen] = await Promise.all([ask('ground-truth'), ask('scan')])
  return { truth, seen }
}

/**
 * Opens a new shop, waits until the user ends the scan, and returns its observations. Its worlds are deleted.
 *
 * @param isSafe whether it is the safe twin
 */
export async function openWatchedShop(isSafe: boolean): Promise<WatchedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-scan-'))
  const port = process.env.PORT || '3000'
  const shop = spawn(
    process.execPath,
    [...serverFlags, join(root, 'tooling/start.mjs'), '--data', folder, ...(isSafe ? ['--safe'] : [])],
    // A process group of its own: Ctrl-C ends the scan, but not the shop, which is still needed.
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
    await Promise.race([scanEnded(), ended])
    return await shopAt(`http://127.0.0.1:${port}`)
  } finally {
    shop.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Resolves on Enter, Ctrl-C, SIGTERM, or the end of the input. */
function scanEnded(): Promise<void> {
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
