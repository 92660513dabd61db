import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { worldOf } from '@fruit/classroom/class/roster'
import { TeamRecord } from '@fruit/classroom/class/team-record'
import { exportResults } from '@fruit/classroom/exports/export-results'
import { writeReportFonts } from '@fruit/classroom/exports/write-report-fonts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LargeClass, openLargeClass, REPORT_BYTES } from '../../support/large-class.ts'
import { blockedMs } from '../../support/main-thread.ts'

/** Maximum processor time of one event-loop turn. Half of it is enough on an idle machine. */
const MAX_MS = 100
const LEARNERS = 1000
const TEAMS = 600
const SOLVES = 30
/** 60 kB: the longest code that a learner can write. */
const LONG_CODE = '林'.repeat(20_000)

let large: LargeClass
let fonts: string
beforeAll(async () => {
  fonts = mkdtempSync(join(tmpdir(), 'fruit-fonts-'))
  await writeReportFonts(fonts, ['noto-sans'])
  large = await openLargeClass()
  await large.join(LEARNERS, TEAMS)
  const { roster } = large.room
  await large.store(
    roster.teamsOf(large.event).flatMap(({ id }, index) =>
      Array.from({ length: SOLVES }, (_, solve) => {
        const challenge = (step: number) => `challenge${(index + step * solve) % 119}`
        return [
          { team: id, kind: 'solved', challenge: challenge(7), text: 'POST /rest/user/login' } as const,
          { team: id, kind: 'near', challenge: challenge(5), text: 'Nearly.' } as const,
        ]
      }).flat(),
    ),
  )
}, 300_000)
afterAll(async () => {
  await large.close()
  rmSync(fonts, { recursive: true, force: true })
})

const longest = (work: () => unknown) => blockedMs(work, { limitMs: MAX_MS })

async function exported(form: 'csv' | 'json' | 'pdf' | 'ctfd', learner: string | null = null): Promise<void> {
  const { content } = await exportResults(large.room.trainers, large.event, form, learner, fonts)
  if (!(content instanceof Uint8Array)) for await (const chunk of content) expect(chunk).not.toBe('')
}

const firstLearner = () => large.room.roster.learnersOf(large.event)[0]!
let latecomers = 0

const ACTIONS: readonly (readonly [name: string, work: () => unknown])[] = [
  [
    'a learner who joins',
    () => large.room.learners.join({ code: large.code, nickname: `Late ${latecomers++}`, teamCode: '' }, '10.0.0.1'),
  ],
  ['the live view', () => JSON.stringify(large.room.trainers.live(large.event))],
  [
    'the ranking after a change',
    () => {
      large.room.view.announce(large.event, 'settings')
      large.room.view.ranking(large.room.roster.event(large.event))
    },
  ],
  ['the list of events', () => large.room.trainers.events()],
  ['a message to all', () => large.room.trainers.sendWord(large.event, { learner: null, text: 'Lunch' })],
  ['the flags', () => large.room.trainers.flags(large.event)],
  ['the export for spreadsheets', () => exported('csv')],
  ['the export for CTFd', () => exported('ctfd')],
  ['the export as JSON', () => exported('json')],
  ['the report of the class', () => exported('pdf')],
  ['the report of a learner', () => exported('pdf', firstLearner().id)],
  ['the page of a learner', () => readLearner()],
]

async function readLearner(): Promise<void> {
  JSON.stringify(await large.room.trainers.learner(large.event, firstLearner().id, 'trainer'))
}

describe('with 1,000 learners in 600 teams, no turn of the event loop is long', () => {
  it.each(ACTIONS)('for %s', { timeout: 300_000 }, async (_name, work) => {
    expect(await longest(work)).toBeLessThan(MAX_MS)
  })

  describe('although a data folder holds 30 MB of one team', () => {
    beforeAll(async () => {
      const { team } = firstLearner()
      const entry = { team, kind: 'own-fix', challenge: 'challenge1', text: `leaks\n${LONG_CODE}` } as const
      await large.store(Array<typeof entry>(500).fill(entry))
    }, 300_000)

    it.each<[string, () => unknown]>([
      ['the page of the learner', () => readLearner()],
      ['the report of the learner', () => exported('pdf', firstLearner().id)],
      ['the export as JSON', () => exported('json')],
    ])('for %s', { timeout: 300_000 }, async (_name, work) => {
      expect(await longest(work)).toBeLessThan(MAX_MS)
    })

    it('shows the latest entries, with at most 520,000 characters', async () => {
      const { happenings } = await large.room.trainers.learner(large.event, firstLearner().id, 'trainer')
      expect(happenings.length).toBeGreaterThan(20)
      expect(happenings.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(520_000)
    })
  })
})

describe('reports of a team', () => {
  let small: LargeClass
  beforeAll(async () => {
    small = await openLargeClass()
    await small.join(2, 2)
  })
  afterAll(() => small.close())

  const judged = (team: string, verdict: string, code: string) =>
    small.events.publisherFor(worldOf(team))('ownFixJudged', { key: 'challenge1', verdict, code })
  const textsOf = async (team: string) => {
    const texts: string[] = []
    for await (const { text } of await small.room.trainers.ownFixes(small.event, team)) texts.push(text)
    return texts
  }

  it('hold at most 1,000 characters of code that was not judged in a shop', async () => {
    const { id } = small.room.roster.teamsOf(small.event)[0]!
    for (const verdict of ['too-large', 'busy', 'does-not-compile', 'leaks']) judged(id, verdict, LONG_CODE)
    const start = `${LONG_CODE.slice(0, 1000)}…`
    expect(await textsOf(id)).toEqual([
      `too-large\n${start}`,
      `busy\n${start}`,
      `does-not-compile\n${start}`,
      `leaks\n${LONG_CODE}`.slice(0, 20_000),
    ])
  })

  it('stop at a number of bytes, except those that decide points, which then have no text', async () => {
    const { id } = small.room.roster.teamsOf(small.event)[1]!
    for (let i = 0; i < 100; i++) judged(id, 'leaks', LONG_CODE)
    const bytes = (await textsOf(id)).reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    expect(bytes).toBeGreaterThan(REPORT_BYTES / 2)
    expect(bytes).toBeLessThan(REPORT_BYTES + Buffer.byteLength(LONG_CODE))
    const { journal, roster, platform } = small.room
    expect(journal.note('solved', id, { challenge: 'challenge1', text: 'GET /' })).toMatchObject({ text: '' })
    expect(journal.note('message', id, { text: 'Lunch' })).toMatchObject({ text: 'Lunch' })
    expect(journal.note('visit', id)).not.toBeNull()
    expect(journal.note('near', id, { challenge: 'challenge2', text: 'Nearly.' })).toBeNull()
    // The same bytes count after a restart.
    await journal.flush()
    const restored = new TeamRecord()
    for await (const entry of platform.activityLog.progress(small.event)) if (entry.team === id) restored.apply(entry)
    expect(restored.reportBytes).toBe(roster.records.get(id)!.reportBytes)
  })
})
