import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import { flagOf } from '@fruit/training/catalogue/flag'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvRows } from '../../support/csv-rows.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const exportTool = createRequire(import.meta.url).resolve('juice-shop-ctf-cli/dist/bin/juice-shop-ctf.js')
const run = promisify(execFile)

let testApp: TestApp
let url: string
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-event-'))
  testApp = await openTestApp({ naming: { kind: 'one', id: 'home' } })
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(testApp.app.server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})

const KEY = 'example-ctf-key'
const POINTS = [100, 250, 450, 700, 1000, 1350]

interface Listed {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly difficulty: number
}

const data = async (path: string) => ((await (await fetch(url + path)).json()) as { data: unknown }).data
const challenges = async () => (await data('/api/Challenges')) as Listed[]
/** Hint texts in their order, by challenge id. */
async function hints(): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = (await data('/api/Hints')) as { ChallengeId: number; order: number; text: string }[]
  const groups = new Map<number, string[]>()
  for (const { ChallengeId, text } of rows) groups.set(ChallengeId, [...(groups.get(ChallengeId) ?? []), text])
  return groups
}

/** Output of juice-shop-ctf-cli with paid hints for one of the frameworks that it supports. */
async function exported(ctfFramework: string, settings: object = {}): Promise<string> {
  const config = join(folder, `${ctfFramework}.yml`)
  const output = join(folder, `${ctfFramework}.out`)
  // JSON is valid YAML.
  writeFileSync(
    config,
    JSON.stringify({ ctfFramework, juiceShopUrl: url, ctfKey: KEY, insertHints: 'paid', ...settings }),
  )
  const { stdout, stderr } = await run(process.execPath, [exportTool, '--config', config, '--output', output])
  expect(stdout + stderr).not.toMatch(/fail|does not have a country/i)
  return readFileSync(output, 'utf8')
}

describe('juice-shop-ctf-cli', () => {
  it('finds every challenge of the catalogue with at least three hints', async () => {
    const built = readCatalogue().entries.map(({ challenge }) => challenge.name)
    expect((await challenges()).map(({ name }) => name).sort()).toEqual(built.sort())
    const known = await hints()
    for (const { id, name } of await challenges()) expect(known.get(id)?.length, name).toBeGreaterThanOrEqual(3)
  })

  it('exports every challenge with description, points, flag and hints for CTFd', async () => {
    const [head, ...rows] = csvRows(await exported('CTFd'))
    const table = rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index]!])))
    const known = await hints()
    const listed = await challenges()
    expect(table).toHaveLength(listed.length)
    for (const [index, { id, name, category, difficulty, description }] of listed.entries()) {
      const row = table[index]!
      expect(row, name).toMatchObject({
        name,
        category,
        value: String(POINTS[difficulty - 1]),
        type: 'standard',
        state: 'visible',
        max_attempts: '0',
        flags: flagOf(KEY, name),
      })
      expect(row.description, name).toContain(description)
      // Maximum name length in CTFd.
      expect(Math.max(name.length, category.length), name).toBeLessThanOrEqual(80)
      const shown = JSON.parse(row.hints!) as { content: string; cost: number }[]
      expect(shown, name).toHaveLength(known.get(id)!.length)
      for (const { content, cost } of shown)
        expect([content.length > 0, cost], name).toEqual([true, Number(row.value) / 10])
    }
  }, 60_000)

  it('exports a country of its own and all required fields for each challenge for FBCTF', async () => {
    const file = readFileSync(new URL('../../../config/fbctf.yml', import.meta.url), 'utf8')
    const countryMapping = `data:text/yaml;base64,${Buffer.from(file).toString('base64')}`
    const game = JSON.parse(await exported('FBCTF', { countryMapping })) as {
      categories: { categories: { category: string }[] }
      levels: { levels: Record<string, unknown>[] }
    }
    const { levels } = game.levels
    const categories = new Set(game.categories.categories.map(({ category }) => category))
    const listed = await challenges()
    expect(levels).toHaveLength(listed.length)
    expect(new Set(levels.map((level) => level.entity_iso_code)).size).toBe(listed.length)
    const known = await hints()
    for (const [index, { id, name, description, difficulty }] of listed.entries()) {
      const level = levels[index]!
      expect(level, name).toMatchObject({
        type: 'flag',
        title: name,
        active: true,
        description,
        entity_iso_code: expect.stringMatching(/^[A-Z]{2}$/),
        points: POINTS[difficulty - 1],
        bonus: 0,
        bonus_dec: 0,
        bonus_fix: 0,
        flag: flagOf(KEY, name),
        hint: known.get(id)!.join('\n\n'),
      })
      expect(level.penalty, name).toBeCloseTo((known.get(id)!.length * POINTS[difficulty - 1]!) / 10)
      expect(categories.has(String(level.category)), name).toBe(true)
    }
  }, 60_000)

  it('exports a box for each category with flags and hints for RootTheBox', async () => {
    const xml = await exported('RootTheBox')
    const listed = await challenges()
    const known = await hints()
    const boxes = [...xml.matchAll(/<box gamelevel="0">([\s\S]*?)<\/box>/g)].map(([, box]) => box!)
    expect(boxes.map((box) => textIn(box, 'name')).sort()).toEqual(
      [...new Set(listed.map(({ category }) => category))].sort(),
    )
    const flags = boxes.flatMap((box) => {
      const within = [...box.matchAll(/<flag type="static">([\s\S]*?)<\/flag>/g)].map(([, flag]) => flag!)
      expect(box).toContain(`<flags count="${within.length}">`)
      return within.map((flag) => ({ flag, category: textIn(box, 'name') }))
    })
    expect(flags).toHaveLength(listed.length)
    for (const { id, name, category, difficulty } of listed) {
      const found = flags.find(({ flag }) => textIn(flag, 'name') === name)
      expect(found?.category, name).toBe(category)
      const { flag } = found!
      expect(textIn(flag, 'token'), name).toBe(flagOf(KEY, name))
      expect(textIn(flag, 'value'), name).toBe(String(POINTS[difficulty - 1]))
      expect(textIn(flag, 'description').length, name).toBeGreaterThan(10)
      expect(flag.match(/<hint>/g)?.length, name).toBe(known.get(id)!.length)
      // Maximum name length in RootTheBox.
      expect(name.length, name).toBeLessThanOrEqual(64)
    }
  }, 60_000)
})

/** Text of the first element with this name, unescaped. */
function textIn(xml: string, element: string): string {
  const text = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(xml)?.[1] ?? ''
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

describe('a multi-player host', () => {
  const ask = (path: string, init?: RequestInit) => fetch(url + path, init)
  const solved = async () => {
    const { data } = (await (await ask('/api/challenges')).json()) as {
      data: { id: number; key: string; solved: boolean; updatedAt: string }[]
    }
    return data.filter((row) => row.solved)
  }

  it('checks whether a shop is up and reads progress by lower-case paths', async () => {
    const probe = await ask('/rest/admin/application-version')
    expect(probe.status).toBe(200)
    expect(await solved()).toEqual([])
  })

  it('restores progress with an empty body and reads the times of solves', async () => {
    const restored = await ask(`/rest/continue-code/apply/${continueCode('hacking', [45, 75])}`, { method: 'PUT' })
    expect(restored.status).toBe(200)
    const rows = await solved()
    expect(rows.map(({ id, key }) => [id, key])).toEqual([
      [45, 'loginAdminChallenge'],
      [75, 'scoreBoardChallenge'],
    ])
    for (const { updatedAt } of rows) expect(Date.now() - Date.parse(updatedAt)).toBeLessThan(60_000)
    const findIt = await ask(`/rest/continue-code-findit/apply/${continueCode('find-it', [45])}`, { method: 'PUT' })
    expect(findIt.status).toBe(200)
  })

  it('scrapes the metrics', async () => {
    const metrics = await ask('/metrics', { headers: { 'user-agent': 'Prometheus/2.50.0' } })
    expect(metrics.status).toBe(200)
    expect(await metrics.text()).toMatch(/^juiceshop_challenges_total\{/m)
  })
})
