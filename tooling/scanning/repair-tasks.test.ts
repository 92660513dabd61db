import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHunt } from './open-hunt.ts'
import { reportIn } from './read-report.ts'
import { judgeCandidates, verdictsAsSarif, writeTasks } from './repair-tasks.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-tasks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const RIGHT = `export function findByCredentials(email: string, passwordHash: string) {
  return { sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL', parameters: [email, passwordHash] }
}`

it('writes a task for each weakness with own fixes, which does not show the vulnerable lines', async () => {
  const count = await writeTasks(folder)
  const written = readdirSync(folder)
  expect(written).toHaveLength(count)
  expect(count).toBeGreaterThan(25)
  for (const weakness of written) {
    const files = readdirSync(join(folder, weakness)).sort()
    expect(files).toEqual(['README.md', expect.stringMatching(/^flaw\.(?:ts|sol)$/), 'task.json'])
    expect(readFileSync(join(folder, weakness, files[1]!), 'utf8'), weakness).not.toContain('//~')
  }
})

it('judges candidates like fixes of players', async () => {
  await expect(judgeCandidates(folder)).rejects.toThrow('There is no candidate')
  const place = join(folder, 'pasted-login-statement')
  writeFileSync(join(place, 'candidate-right.ts'), RIGHT)
  writeFileSync(join(place, 'candidate-unreadable.ts'), 'export function {')
  copyFileSync(join(place, 'flaw.ts'), join(place, 'candidate-flaw.ts'))
  const judged = await judgeCandidates(folder)
  expect(judged.map(({ file, verdict }) => [file, verdict])).toEqual([
    ['pasted-login-statement/candidate-flaw.ts', 'leaks'],
    ['pasted-login-statement/candidate-right.ts', 'holds'],
    ['pasted-login-statement/candidate-unreadable.ts', 'does-not-compile'],
  ])
  // A fix that holds is no finding.
  expect(reportIn(JSON.stringify(verdictsAsSarif(judged)))).toHaveLength(2)
})

it('opens a shop for a hunt, returns only the task, and detects the solve', async () => {
  await expect(openHunt('nobodysChallenge', 0)).rejects.toThrow('There is no challenge nobodysChallenge')
  const hunt = await openHunt('loginAdminChallenge', 0)
  try {
    expect(hunt.task).toMatch(/^[^<]+\.$/)
    expect((await fetch(`${hunt.url}/snippets/loginAdminChallenge`)).ok).toBe(false)
    expect((await fetch(`${hunt.url}/rest/training/ground-truth`)).status).toBe(403)
    await fetch(`${hunt.url}/rest/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: "' or 1=1--", password: 'x' }),
    })
    await hunt.solved
    expect(hunt.requests()).toBe(3)
  } finally {
    await hunt.close()
  }
})
