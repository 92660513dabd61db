import { zipArchive } from '@fruit/challenge-kit/zip-archive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'
import { formWithFile } from '../../support/uploads.ts'

const MINE = 'All that is in this shop is free.'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Attaches an archive to a complaint, with one file for each name. */
const attach = (learner: Learner, ...names: string[]) =>
  learner
    .client()
    .post(
      '/file-upload',
      formWithFile('file', 'a.zip', zipArchive(Object.fromEntries(names.map((name) => [name, MINE])))),
    )
const notice = async (learner: Learner) => (await learner.client().get('/ftp/legal.md')).text
const folders = (learner: Learner, folder: string) =>
  learner.inside(({ files }) => files.list(folder).map(({ name, kind }) => `${kind} ${name}`))

describe('a ZIP archive with path traversal', () => {
  it('overwrites a file of its own shop but of no other', async () => {
    const [learner, neighbour] = [testApp.learner(), testApp.learner()]
    const before = await notice(learner)
    expect((await attach(learner, '../../ftp/legal.md')).status).toBe(204)
    expect(await notice(learner)).toBe(MINE)
    expect(await notice(neighbour)).toBe(before)
    expect(await learner.solved()).toContain('fileWriteChallenge')
    expect(await neighbour.solved()).not.toContain('fileWriteChallenge')
  })

  it('leaves no trace after a reset of the shop', async () => {
    const learner = testApp.learner()
    const before = await notice(learner)
    await attach(learner, '../../ftp/legal.md')
    expect(await notice(learner)).toBe(MINE)
    expect((await learner.client().post('/rest/training/reset', { what: 'shop' })).status).toBeLessThan(300)
    expect(await notice(learner)).toBe(before)
  })

  it('replaces no folder with a file and no file with a folder', async () => {
    const learner = testApp.learner()
    const root = folders(learner, '/')
    const ftp = folders(learner, '/ftp')
    const names = [
      '../../../apps/server/src',
      '../../ftp',
      '../../ftp/legal.md/x',
      '../../uploads',
      'first',
      'first/second',
    ]
    expect((await attach(learner, ...names)).status).toBe(204)
    const filesIn = (entries: readonly string[]) => entries.filter((entry) => entry.startsWith('file'))
    expect(filesIn(folders(learner, '/'))).toEqual(filesIn(root))
    expect(folders(learner, '/ftp')).toEqual(ftp)
    expect(folders(learner, '/uploads/complaints')).toEqual([expect.stringMatching(/^file a-\d+\.zip$/), 'file first'])
    expect(await learner.solved()).not.toContain('fileWriteChallenge')
  })

  it('can write any other file without solving the challenge', async () => {
    const learner = testApp.learner()
    await attach(learner, '../../etc/motd')
    expect(await learner.solved()).not.toContain('fileWriteChallenge')
    expect(learner.inside(({ files }) => Buffer.from(files.read('/etc/motd')!.bytes).toString())).toBe(MINE)
  })
})
