import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWalkthrough } from '@fruit/contracts/calls/walkthroughs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const folder = () => join(testApp.dataFolder, 'walkthroughs')
const read = (key: string) => testApp.learner().client().get(`/rest/training/walkthroughs/${key}`)
const release = (...keys: readonly string[]) => {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(join(folder(), 'released.txt'), keys.join('\n'))
}

describe('walkthroughs', () => {
  it('are forbidden until released one by one', async () => {
    const refused = await read('loginAdminChallenge')
    expectMatchesContract(readWalkthrough, refused)
    expect(refused.status).toBe(403)
    const list = () => testApp.learner().client().get('/rest/training/walkthroughs')
    expect((await list()).text).toContain('None has been released yet.')
    release('loginAdminChallenge')
    expect((await list()).text).toContain('<a href="walkthroughs/loginAdminChallenge">Login Admin</a>')
    expect((await read('basketAccessChallenge')).status).toBe(403)
    expect((await read('nothingChallenge')).status).toBe(404)
  })

  it('are generated from the proof for the first reader, change no progress, and are stored', async () => {
    release('loginAdminChallenge')
    const learner = testApp.learner()
    const before = existsSync(join(testApp.dataFolder, 'worlds')) ? readdirSync(join(testApp.dataFolder, 'worlds')) : []
    const [one, other] = await Promise.all(
      [1, 2].map(() => learner.client().get('/rest/training/walkthroughs/loginAdminChallenge')),
    )
    expectMatchesContract(readWalkthrough, one!)
    expect(one!.status).toBe(200)
    expect(one!.headers['content-security-policy']).toContain("default-src 'none'")
    expect(one!.text).toContain('Here is the hole: <code>body.email</code> carries the attack.')
    expect(one!.text).toContain('<del>-    `SELECT * FROM Users')
    expect(one!.text).toContain('How to prevent it')
    expect(one!.text).toContain('Difficulty: 2 of 6 drops')
    // The only script that runs is the line that sets light or dark mode.
    const [, line] = /<script>(.*?)<\/script>/.exec(one!.text)!
    const hash = createHash('sha256').update(line!).digest('base64')
    expect(one!.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`)
    expect(one!.text.match(/<script/g)).toHaveLength(1)
    expect(other!.text).toBe(one!.text)
    expect(await learner.solved()).toEqual([])
    const [edition] = readdirSync(folder()).filter((name) => name !== 'released.txt')
    const file = join(folder(), edition!, 'loginAdminChallenge.md')
    expect(readFileSync(file, 'utf8')).toContain('# Login Admin')
    writeFileSync(file, '# Kept')
    expect((await learner.client().get('/rest/training/walkthroughs/loginAdminChallenge')).text).toContain(
      '<h1>Kept</h1>',
    )
    // The world in which it was generated is deleted.
    const after = existsSync(join(testApp.dataFolder, 'worlds')) ? readdirSync(join(testApp.dataFolder, 'worlds')) : []
    expect(after.filter((name) => !before.includes(name) && name !== learner.id)).toEqual([])
  })

  it('show attack markup as text', async () => {
    release('reflectedXssChallenge', 'localXssChallenge')
    for (const key of ['reflectedXssChallenge', 'localXssChallenge']) {
      const { status, text } = await read(key)
      expect([key, status]).toEqual([key, 200])
      expect(text.slice(text.indexOf('<main'))).not.toMatch(/<(?:iframe|script|img)\b/i)
    }
  })
})

it('a setting shows all walkthroughs', async () => {
  const open = await openTestApp({ server: { showWalkthroughs: true } })
  try {
    const { text } = await open.learner().client().get('/rest/training/walkthroughs')
    expect(text).toContain('walkthroughs/basketAccessChallenge')
  } finally {
    await open.close()
  }
})
