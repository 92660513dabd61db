import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopBackend } from '@fruit/classroom/class/class-hooks'
import { ClassRoom } from '@fruit/classroom/class/class-room'
import type { StoredActivityEntry } from '@fruit/classroom/store/tables'
import { SETTINGS } from '@fruit/classroom/testing/fake-console-room'
import type { EventSettings } from '@fruit/contracts/console/class-event'
import { EventChannel } from '@fruit/training/events/event-channel'
import { seededRandom } from '@fruit/world/random'

/** Maximum number of bytes of one team's reports. */
export const REPORT_BYTES = 2_000_000
/** Number of challenges, as in the catalogue. */
const CHALLENGES = 119

/** A class without shops, and its open event. */
export interface LargeClass {
  readonly room: ClassRoom
  readonly event: string
  readonly code: string
  /** Events in the teams' shops. */
  readonly events: EventChannel
  /** Adds learners to the event: two to a team, as long as there are more learners than teams. */
  join(learners: number, teams: number): Promise<void>
  /** Stores entries of teams, which the teams' records then hold. */
  store(entries: readonly Pick<StoredActivityEntry, 'team' | 'kind' | 'challenge' | 'text'>[]): Promise<void>
  close(): Promise<void>
}

/** Opens a class in a temporary folder. Its challenges have nothing but what the class uses of them. */
export async function openLargeClass(settings: Partial<EventSettings> = {}): Promise<LargeClass> {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-large-class-'))
  let time = 1_795_462_165_000
  const room = await ClassRoom.open({
    ...{ folder, key: 'a key of a class for tests', flagKey: 'example-ctf-key', random: seededRandom(5) },
    clock: { now: () => time },
    limits: { wrongCodesPerMinute: 10, learnersPerEvent: 2000, reportsPerMinute: 120, reportBytes: REPORT_BYTES },
    report: () => {},
  })
  const events = new EventChannel((_, error) => {
    throw error
  })
  await room.attach(backendWith(events))
  const { id } = await room.trainers.createEvent({ ...SETTINGS, teamSize: 2, ...settings })
  const { code } = await room.trainers.moveEvent(id, { act: 'open' })
  let entry = 0
  return {
    ...{ room, event: id, code, events },
    join: async (learners, teams) => {
      const inPairs = learners - teams
      for (let i = 0; i < teams; i++) {
        const { team } = await room.learners.join({ code, nickname: `Learner ${i}`, teamCode: '' }, '10.0.0.1')
        if (i >= inPairs) continue
        const teamCode = room.keys.teamCodeOf(team)
        await room.learners.join({ code, nickname: `Mate ${i}`, teamCode }, '10.0.0.1')
      }
    },
    store: async (entries) => {
      const stored = entries.map((each) => ({
        ...each,
        ...{ id: `stored-${String(entry++).padStart(8, '0')}`, event: id, at: time++ },
        learner: room.roster.membersOf(each.team)[0]?.id ?? null,
      }))
      await room.platform.activityLog.add(stored)
      for (const each of stored) room.journal.apply(each)
    },
    close: async () => {
      await room.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The shops' side of a class: challenges, and nothing that opens a shop. */
function backendWith(events: EventChannel): ShopBackend {
  const entries = Array.from({ length: CHALLENGES }, (_, index) => ({
    challenge: {
      ...{ key: `challenge${index}`, name: `Challenge ${index}`, category: 'Injection', codingChallenge: true },
      difficulty: 1 + (index % 6),
    },
    hints: () => ['Look at the <b>request</b>, then at the answer.'],
    brief: () => '<p>Do something that the shop should prevent.</p>',
  }))
  const backend = {
    registry: { worldsWithFile: () => [], openWorlds: [], diskUsage: () => ({ count: 0, diskBytes: null }) },
    progressRegistry: { ofOpen: () => undefined },
    events,
    challenges: { entries, byKey: new Map(entries.map((each) => [each.challenge.key, each])), paths: [] },
    judging: () => ({ judging: 0, waiting: 0 }),
  }
  return backend as unknown as ShopBackend
}
