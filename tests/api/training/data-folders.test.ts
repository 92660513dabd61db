import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { worldCookie } from '@fruit/server/http/world-naming'
import type { Client } from '@fruit/world/visits/client'
import Database from 'libsql'
import { io, type Socket } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import { type PlayerState, readPlayerState } from '../../support/player-state.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

/** Data folders written by earlier commits with `npm run keep-data-folder`. */
const FOLDERS = fileURLToPath(new URL('../../support/data-folders', import.meta.url))

let testApp: TestApp | undefined
const dataFolders: string[] = []
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
  for (const folder of dataFolders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A data folder with one world, and that world's folder. */
function dataFolderOf(id: string): { dataFolder: string; world: string } {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-'))
  dataFolders.push(dataFolder)
  const world = join(dataFolder, 'worlds', id)
  mkdirSync(world, { recursive: true })
  return { dataFolder, world }
}

/** Time of the last solve in a world, in milliseconds since the epoch. */
function lastSolveIn(world: string): number {
  const database = new Database(join(world, 'progress.db'))
  try {
    return (database.prepare('SELECT max(solvedAt) AS solvedAt FROM Solves').get() as { solvedAt: number }).solvedAt
  } finally {
    database.close()
  }
}

const stateOf = (client: Client) => readPlayerState(async (path) => (await client.get(path)).json())
const logIn = (client: Client) => client.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })

describe.each(readdirSync(FOLDERS))('a data folder written by commit %s', (commit) => {
  const expected = JSON.parse(readFileSync(join(FOLDERS, commit, 'expected.json'), 'utf8')) as Readonly<
    Record<'kept' | 'afterUndo', PlayerState>
  >
  const opened = async () => {
    const { dataFolder, world } = dataFolderOf('home')
    for (const name of readdirSync(join(FOLDERS, commit)))
      if (name.endsWith('.gz'))
        writeFileSync(join(world, name.slice(0, -'.gz'.length)), gunzipSync(readFileSync(join(FOLDERS, commit, name))))
    // A reset can be undone for a day, so the clock starts at the time when the folder was written.
    const ago = Date.now() - lastSolveIn(world)
    testApp = await openTestApp({
      dataFolder,
      naming: { kind: 'one', id: 'home' },
      clock: { now: () => Date.now() - ago },
    })
    return testApp.learner().client()
  }

  it('opens with all progress of its player and can undo the last reset', async () => {
    const client = await opened()
    expect(await stateOf(client)).toEqual(expected.kept)
    expect((await client.post('/rest/training/undo')).status).toBe(200)
    expect(await stateOf(client)).toEqual(expected.afterUndo)
    expect((await client.post('/rest/training/undo')).status).toBe(409)
  })

  it("runs its fixes from the first request, including the player's own", async () => {
    const client = await opened()
    expect((await logIn(client)).status).toBe(401)
    expect((await client.get('/ftp/acquisitions.md')).status).toBe(403)
  })

  it.runIf(Object.hasOwn(expected.kept.solved, 'twoFactorAuthUnsafeSecretStorageChallenge'))(
    'has no plain-text TOTP secrets, since its player applied the fix that encrypts them',
    async () => {
      const client = await opened()
      const term = encodeURIComponent("qwert')) UNION SELECT id,email,totpSecret,4,5,6,7,8,9 FROM Users--")
      const { data } = (await client.get(`/rest/products/search?q=${term}`)).json() as {
        data: { description: string }[]
      }
      const secrets = data.map(({ description }) => description).filter((secret) => secret !== '')
      expect(secrets.length).toBeGreaterThan(0)
      for (const secret of secrets) expect(secret).toMatch(/^\$aes-256-gcm\$[\w-]{40,}$/)
    },
  )
})

describe('progress written by a newer version', () => {
  const key = 'a key of this test'
  const cookieOf = (id: string) => worldCookie(key, id).split(';')[0]!

  /** A server with a world whose progress file has a newer format. */
  async function openFuture() {
    const { dataFolder, world } = dataFolderOf('future')
    const file = join(world, 'progress.db')
    const newer = new Database(file)
    newer.exec('PRAGMA journal_mode = WAL; CREATE TABLE Solves (key TEXT); PRAGMA user_version = 1000')
    newer.close()
    testApp = await openTestApp({ dataFolder, naming: { kind: 'cookie', key } })
    return { file, ...testApp }
  }

  it('is rejected with the reason and left unchanged, while other worlds open', async () => {
    const { app, file, reports } = await openFuture()
    for (const url of ['/api/Challenges', '/api/Challenges', '/ftp/legal.md']) {
      const { statusCode, body } = await app.server.inject({ url, headers: { cookie: cookieOf('future') } })
      expect([statusCode, body]).toEqual([500, expect.stringMatching(/newer version of the shop.*format 1000/)])
      expect(body).not.toContain(tmpdir())
    }
    expect(reports.join('\n')).toMatch(/progress\.db was written by a newer version of the shop/)
    const tables = new Database(file, { readonly: true }).prepare('SELECT name FROM sqlite_master').all([])
    expect(tables).toEqual([{ name: 'Solves' }])
    expect((await app.server.inject({ url: '/ftp/legal.md', headers: { cookie: cookieOf('other') } })).statusCode).toBe(
      200,
    )
  })

  it('disconnects the sockets of its world only', async () => {
    const { app, reports } = await openFuture()
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as AddressInfo
    const [future, other] = ['future', 'other'].map((id) =>
      io(`http://127.0.0.1:${port}`, {
        ...{ transports: ['websocket'], forceNew: true, reconnection: false },
        extraHeaders: { cookie: cookieOf(id) },
      }),
    ) as [Socket, Socket]
    const started = new Promise<void>((resolve) => other.once('server started', resolve))
    const ended = new Promise<string>((resolve) => future.once('disconnect', resolve))
    expect(await ended).toBe('io server disconnect')
    await started
    expect(reports.join('\n')).toMatch(/socket of world future: .*newer version of the shop/)
    other.close()
  })
})
