// npm run keep-data-folder -- <checkout> <commit>: runs the built server of a checkout, plays in it, and stores the
// player's part of its data folder as a fixture. tests/api/training/data-folders.test.ts opens all fixtures.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startShop } from '@fruit/tests/e2e/support/shop'
import { readPlayerState } from '@fruit/tests/support/player-state'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import { root } from '../sources.mjs'

const [checkout, commit] = process.argv.slice(2)
if (!checkout || !commit) {
  console.error('Usage: npm run keep-data-folder -- <checkout> <commit>')
  process.exit(1)
}

const scratch = mkdtempSync(join(tmpdir(), 'fruit-kept-'))
const dataFolder = join(scratch, 'data')
const shop = await startShop({
  entry: resolve(checkout, 'apps/server/dist/main.cjs'),
  env: { FRUIT_ROOT: resolve(checkout) },
  dataFolder,
})
try {
  await play()
  const before = await readPlayerState((path) => ask('GET', path))
  await ask('POST', '/rest/training/reset', { what: 'challenge', key: 'exposedMetricsChallenge' })
  const kept = await readPlayerState((path) => ask('GET', path))
  await shop.end('SIGTERM')
  const folder = join(root, 'tests/support/data-folders', commit)
  const world = join(dataFolder, 'worlds/home')
  mkdirSync(folder, { recursive: true })
  // The latest writes are in the write-ahead log beside the database.
  for (const name of ['progress.db', 'progress.db-wal'])
    if (existsSync(join(world, name)))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(world, name)), { level: 9 }))
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify({ kept, afterUndo: before }, null, 2)}\n`)
  console.log(`${folder}: ${Object.keys(kept.solved).length} solves, and an undo`)
} finally {
  await shop.stop()
  rmSync(scratch, { recursive: true, force: true })
}

/**
 * Solves challenges, opens hints, does coding challenges, applies fixes, submits an own fix, follows a learning path,
 * and answers questions right and wrong.
 */
async function play(): Promise<void> {
  await ask('GET', '/assets/public/images/padding/1px.png')
  await ask('GET', '/ftp/acquisitions.md')
  await ask('GET', '/metrics')
  await ask('POST', '/rest/user/login', { email: "' or 1=1--", password: 'x' })
  for (const key of ['loginAdminChallenge', 'loginAdminChallenge', 'exposedMetricsChallenge'])
    await ask('POST', `/rest/training/challenges/${key}/hints`)
  for (const key of ['directoryListingChallenge', 'exposedMetricsChallenge'])
    await ask('POST', `/rest/training/coding/${key}/apply`, { fix: await rightFix(key) })
  const chosen = await rightFix('loginAdminChallenge')
  const { fixes } = (await ask('GET', '/snippets/fixes/loginAdminChallenge')) as { fixes: string[] }
  const verdict = await ask('POST', '/rest/training/coding/loginAdminChallenge/own', { code: fixes[chosen] })
  if ((verdict as { kind: string }).kind !== 'holds') throw new Error(JSON.stringify(verdict))
  await ask('POST', '/rest/training/coding/loginAdminChallenge/apply', { fix: 'own' })
  // Applies a fix without a coding challenge: from then on the shop encrypts the secrets of second factors.
  const { data } = (await ask('GET', '/api/Challenges')) as { data: { id: number; key: string }[] }
  const { id, key } = data.find(({ key }) => key === 'twoFactorAuthUnsafeSecretStorageChallenge')!
  await ask('PUT', `/rest/continue-code/apply/${continueCode('hacking', [id])}`, {})
  await ask('POST', `/rest/training/coding/${key}/apply`, { fix: 0 })
  await ask('PUT', '/rest/training/next', { path: 'injection' })
  await ask('PUT', '/rest/training/paths', { given: { injection: { 'why-quote': [1, 3], objects: [2] } } })
}

/** Tries all fixes until the right one is found. */
async function rightFix(key: string): Promise<number> {
  const { fixes } = (await ask('GET', `/snippets/fixes/${key}`)) as { fixes: string[] }
  for (const selectedFix of fixes.keys()) {
    const { verdict } = (await ask('POST', '/snippets/fixes', { key, selectedFix })) as { verdict: boolean }
    if (verdict) return selectedFix
  }
  throw new Error(`${key} has no right fix.`)
}

/** @throws Error if the status is 400 or above */
async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> {
  const response = await fetch(shop.url + path, {
    method,
    headers: { 'user-agent': 'Mozilla/5.0', accept: 'application/json', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status >= 400) throw new Error(`The response to ${method} ${path} was ${response.status}: ${text}`)
  return text.startsWith('{') ? JSON.parse(text) : text
}
