import { createHook } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SentFile } from '@fruit/classroom/console/sent-file'
import { csv } from '@fruit/classroom/exports/csv'
import { exportResults } from '@fruit/classroom/exports/export-results'
import { writeReportFonts } from '@fruit/classroom/exports/write-report-fonts'
import { entries, FakeConsoleRoom, NICKNAMES } from '@fruit/classroom/testing/fake-console-room'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvRows } from '../../support/csv-rows.ts'

const room = () => new FakeConsoleRoom().asRoom
let fonts: string

beforeAll(async () => {
  fonts = mkdtempSync(join(tmpdir(), 'fruit-fonts-'))
  await writeReportFonts(fonts, ['noto-sans', 'noto-sans-arabic', 'noto-sans-devanagari', 'noto-sans-sc'])
})

afterAll(() => rmSync(fonts, { recursive: true, force: true }))

const exported = async (form: 'csv' | 'json' | 'pdf' | 'ctfd', learner: string | null = null) =>
  exportResults(room(), 'e1', form, learner, fonts)

async function text({ content }: SentFile): Promise<string> {
  if (content instanceof Uint8Array) return Buffer.from(content).toString()
  let all = ''
  for await (const chunk of content) all += chunk
  return all
}

const bytesOf = ({ content }: SentFile) => content as Uint8Array

interface Piece {
  readonly page: number
  readonly text: string
  readonly from: number
  readonly to: number
  readonly y: number
}

async function pdfPieces(bytes: Uint8Array): Promise<Piece[]> {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await reading.promise
  const pieces: Piece[] = []
  for (let page = 1; page <= document.numPages; page++)
    for (const item of (await (await document.getPage(page)).getTextContent()).items)
      if ('str' in item) {
        const [, , , , x, y] = item.transform as number[]
        pieces.push({ page, text: item.str, from: x!, to: x! + item.width, y: y! })
      }
  await reading.destroy()
  return pieces
}

const pdfWords = async (bytes: Uint8Array) => (await pdfPieces(bytes)).map(({ text }) => text).join('')

describe('exportResults', () => {
  it.each(['=1+1', '+1', '-1', '@sum', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '＠sum', '\u200b=1'])(
    'csv escapes %j for spreadsheets',
    (cell) => {
      expect(csv([[cell, -1]])).toBe(`"'${cell}",-1\r\n`)
    },
  )

  it('exports each learner as CSV, with escaped names', async () => {
    const rows = await text(await exported('csv'))
    expect(rows).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(rows).toContain('Login Admin,loginAdminChallenge,2,1970-01-01T00:03:00.000Z')
    expect(rows.trim().split('\r\n')).toHaveLength(1 + NICKNAMES.length)
  })

  it('exports all data as JSON', async () => {
    const { learners, flags, event } = JSON.parse(await text(await exported('json')))
    expect(learners.map((each: { nickname: string }) => each.nickname)).toEqual([...NICKNAMES])
    expect(flags).toHaveLength(2)
    expect(event.code).toBe('ABC234')
  })

  it('writes JSON as JSON.stringify does, with a list for each activity', async () => {
    const busy = new FakeConsoleRoom()
    const said = { id: 'h1', at: 1, kind: 'question', team: 's0', learner: 'l0', challenge: null } as const
    const happenings = [{ ...said, text: 'Why "this"?\n\tAnd that' }]
    busy.happenings = async () => entries(happenings)
    const { challenges, learners, teams } = busy.live('e1')
    const content = { event: busy.event('e1'), challenges, learners, teams, flags: await busy.flags(), happenings }
    const written = async (room: FakeConsoleRoom) =>
      await text(await exportResults(room.asRoom, 'e1', 'json', null, fonts))
    expect(await written(busy)).toBe(JSON.stringify(content, null, 2))
    const quiet = JSON.stringify({ ...content, happenings: [] }, null, 2)
    expect(await written(new FakeConsoleRoom())).toBe(quiet)
  })

  it('exports task, hints and flags of each challenge in the fields that CTFd imports', async () => {
    const [head, ...rows] = csvRows(await text(await exported('ctfd')))
    expect(head!.join()).toBe('name,description,category,value,type,state,max_attempts,flags,tags,hints,type_data')
    const [first, second] = rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index]!])))
    expect(first).toMatchObject({
      name: 'Login Admin',
      description: expect.stringMatching(/^<p>Solve loginAdminChallenge, all of it\.<\/p>\n\n.*submit the flag/),
      category: 'Injection',
      value: '200',
      type: 'dynamic',
      max_attempts: '0',
      flags: 'aa11,bb22',
      tags: '2 stars',
    })
    expect(JSON.parse(first!.hints!)).toEqual([
      { content: 'A <b>quote</b>, first.', cost: 10 },
      { content: 'Then, "or".', cost: 10 },
    ])
    expect(JSON.parse(first!.type_data!)).toEqual({ initial: 200, minimum: 60, decay: 7 })
    expect(second).toMatchObject({ name: 'Score Board', value: '100', flags: '', hints: '' })
  })

  it('omits hints for CTFd if the event has none, and uses static points if they are fixed', async () => {
    const strict = new FakeConsoleRoom()
    const event = strict.event('e1')
    const settings = { ...event.settings, hints: { mode: 'off' as const } }
    strict.event = () => ({ ...event, settings: { ...settings, contest: { ...settings.contest, points: 'fixed' } } })
    const [head, row] = csvRows(await text(await exportResults(strict.asRoom, 'e1', 'ctfd', null, fonts)))
    expect(row![head!.indexOf('hints')]).toBe('')
    expect(row![head!.indexOf('type')]).toBe('standard')
    expect(row![head!.indexOf('type_data')]).toBe('{}')
  })

  it('writes a report of the class with the hardest challenges, and each name in its own script', async () => {
    const file = await exported('pdf')
    expect(file.type).toBe('application/pdf')
    const words = await pdfWords(bytesOf(file))
    expect(words).toContain('Hardest challenges')
    expect(words).toContain('Login Admin')
    expect(words).toContain('1 of 4')
    expect(words).toContain('林小美')
    expect(words).toContain('Zoë <img src=x')
    // PDF text contains the letters in drawing order.
    for (const letter of 'مريم') expect(words).toContain(letter)
    expect(words).toContain('नेहा')
    expect(words).not.toContain('U+')
    expect(words).not.toContain('?')
  })

  it('writes a report of a learner with solved, understood and fixed challenges', async () => {
    const file = await exported('pdf', 'l0')
    const words = await pdfWords(bytesOf(file))
    expect(words).toContain('Found 1 of 2 vulnerabilities, understood 1 in the code, repaired 0. 150 points.')
    await expect(exported('pdf', 'l9')).rejects.toMatchObject({ status: 404 })
  })

  it('keeps names of any length within columns and pages, and repeats the table head', async () => {
    const many = new FakeConsoleRoom()
    const { learners: all, teams, ...live } = many.live('e1')
    const names = [
      'W'.repeat(40),
      'ა'.repeat(40),
      '👩‍🚀'.repeat(10),
      'مريم الأندلسية قرأت 3 كتب في المكتبة',
      '林'.repeat(40),
      'fi ffi fl',
    ]
    const learners = Array.from({ length: 60 }, (_, index) => ({
      ...all[0]!,
      id: `l${index}`,
      nickname: names[index % names.length]!,
    }))
    many.live = () => ({ ...live, learners, teams })
    for (const learner of [null, ...learners.slice(0, names.length).map(({ id }) => id)]) {
      const file = await exportResults(many.asRoom, 'e1', 'pdf', learner, fonts)
      const pieces = (await pdfPieces(bytesOf(file))).filter(({ from, to, text }) => text.trim() !== '' && to > from)
      for (const piece of pieces) {
        expect(piece.to).toBeLessThanOrEqual(595 - 56 + 0.5)
        const over = pieces.filter(
          (other) =>
            other !== piece &&
            other.page === piece.page &&
            other.y === piece.y &&
            other.from >= piece.from &&
            other.from < piece.to - 0.5,
        )
        expect(over).toEqual([])
      }
      const pages = new Set(pieces.map(({ page }) => page))
      if (learner === null) {
        expect(pages.size).toBeGreaterThan(2)
        expect(pieces.filter(({ text }) => text === 'Understood')).toHaveLength(pages.size)
      }
    }
  })

  it('handles reports without results, and omits features that the event does not have', async () => {
    const quiet = new FakeConsoleRoom()
    const event = quiet.event('e1')
    const settings = { ...event.settings, coding: false, form: 'practice' as const }
    quiet.event = () => ({ ...event, settings })
    const { challenges, learners, teams, ...live } = quiet.live('e1')
    const idle = teams.map((team) => ({ ...team, solves: [], near: {}, hints: {} }))
    quiet.live = () => ({ ...live, challenges, learners, teams: idle })
    const words = async (learner: string | null) =>
      pdfWords(bytesOf(await exportResults(quiet.asRoom, 'e1', 'pdf', learner, fonts)))
    expect(await words('l0')).toContain('Found 0 of 2 vulnerabilities.FoundNo solved challenges yet.')
    const ofClass = await words(null)
    expect(ofClass).toContain('No challenge was solved, and there were no near misses.')
    expect(ofClass).not.toMatch(/Points|Understood|Team/)
    quiet.live = () => ({ ...live, challenges, learners: [], teams: [] })
    expect(await words(null)).toContain('No learner has joined.')
  })

  it('describes verdicts on own fixes in a learner’s report, and shows the last fix that holds', async () => {
    const room = new FakeConsoleRoom()
    const own = (at: number, text: string) =>
      ({
        id: `h${at}`,
        at,
        kind: 'own-fix',
        team: 's0',
        learner: 'l0',
        challenge: 'loginAdminChallenge',
        text,
      }) as const
    const fixes = [
      own(1, 'holds\nconst old = 1'),
      own(2, 'leaks\nconst x = 2'),
      own(3, 'holds\nif (first) {\n  fine()\n}'),
    ]
    room.ownFixes = async () => entries(fixes)
    const words = await pdfWords(bytesOf(await exportResults(room.asRoom, 'e1', 'pdf', 'l0', fonts)))
    expect(words).toContain('An attack still works.')
    expect(words).toContain('It holds: the attacks fail')
    expect(words).toMatch(/Login Admin: the fix that holds\s*if \(first\) \{\s*fine\(\)\s*\}/)
    expect(words).not.toContain('const')
  })

  it('lays out zero-width characters a few hundred at a time, and lets other requests run in between', async () => {
    /** Counts the pauses during the report of a fix. */
    const pausesOf = async (code: string) => {
      const room = new FakeConsoleRoom()
      const fix = {
        id: 'h1',
        at: 1,
        kind: 'own-fix',
        team: 's0',
        learner: 'l0',
        challenge: 'loginAdminChallenge',
      } as const
      room.ownFixes = async () => entries([{ ...fix, text: `holds\n${code}` }])
      let pauses = 0
      const hook = createHook({ init: (_id, type) => void (type === 'Immediate' && pauses++) }).enable()
      await exportResults(room.asRoom, 'e1', 'pdf', 'l0', fonts)
      hook.disable()
      return pauses
    }
    const short = await pausesOf('x')
    expect((await pausesOf(`x${'\u0300'.repeat(2900)}`)) - short).toBeGreaterThanOrEqual(9)
  })

  it('replaces a character that no font has with its code point', async () => {
    const emoji = new FakeConsoleRoom()
    const live = emoji.live('e1')
    emoji.live = () => ({ ...live, learners: live.learners.map((each) => ({ ...each, nickname: 'Ada 🍎' })) })
    const file = await exportResults(emoji.asRoom, 'e1', 'pdf', null, fonts)
    expect(await pdfWords(bytesOf(file))).toContain('Ada U+1F34E')
  })
})
