import type { ClassEvent } from '@fruit/contracts/console/class-event'
import type { ActivityEntry, LiveEvent, LiveMessage } from '@fruit/contracts/console/live'
import type { ConsoleRoom } from '../class/trainer-service.ts'
import { ConsoleRefusal } from '../console/console-refusal.ts'
import type { StoredSignIn, StoredTrainer } from '../store/tables.ts'

/** Settings of an event, as sent by a trainer. */
export const SETTINGS: ClassEvent['settings'] = {
  name: 'Monday',
  form: 'contest',
  path: null,
  challenges: null,
  language: null,
  hints: { mode: 'on' },
  coding: true,
  ownFixes: true,
  startsAt: null,
  endsAt: null,
  freezesAt: null,
  teamSize: 1,
  atEnd: { closesShops: false, opensWalkthroughs: false },
  contest: { points: 'falling', firstBlood: 50, hintCost: 10 },
  isKept: false,
}

/** Nicknames of the event's learners that could break exported files. */
export const NICKNAMES = ['=HYPERLINK("http://x")', '林小美 · नेहा', 'Zoë <img src=x onerror=alert(1)>', 'مريم'] as const

/** Yields entries as the class room reads them. */
export async function* entries(all: readonly ActivityEntry[]): AsyncGenerator<ActivityEntry> {
  yield* all
}

/** Fake class room with trainers in memory and one event, which records its actions. */
export class FakeConsoleRoom implements Partial<ConsoleRoom> {
  readonly acts: string[] = []
  readonly signIns: StoredSignIn[] = []
  readonly trainers: StoredTrainer[] = []
  readonly platform: ConsoleRoom['platform'] = {
    trainers: {
      list: async () => this.trainers,
      add: async (trainer) => {
        const added = { ...trainer, id: `t${this.trainers.length}`, createdAt: 1 }
        this.trainers.push(added)
        return added
      },
      byName: async (name) => this.trainers.find((each) => each.name === name),
      remove: async (id) =>
        void this.trainers.splice(
          this.trainers.findIndex((each) => each.id === id),
          1,
        ),
      setHash: async (id, hash) => {
        const index = this.trainers.findIndex((each) => each.id === id)
        this.trainers[index] = { ...this.trainers[index]!, hash }
      },
    },
    signIns: {
      add: async (entry) => void this.signIns.push(entry),
      latest: async () => this.signIns.toReversed(),
    },
  }

  events = () => [this.event('e1')]
  catalogueTable = async () => []
  templates = () => []
  hintsOf = (challenge: string) =>
    challenge === 'loginAdminChallenge' ? ['A <b>quote</b>, first.', 'Then, "or".'] : []
  taskOf = (challenge: string) => `<p>Solve ${challenge}, all of it.</p>`
  happenings = async () => entries([])
  ownFixes = async () => entries([])
  flags = async () => [
    { team: 's0', challenge: 'loginAdminChallenge', flag: 'aa11' },
    { team: 's1', challenge: 'loginAdminChallenge', flag: 'bb22' },
  ]

  event(id: string): ClassEvent {
    if (id !== 'e1') throw new ConsoleRefusal(404, 'There is no such event.')
    const dates = { createdAt: 1000, openedAt: 60_000, endedAt: null, deletedAt: null }
    const joining = { code: 'ABC234', joinLink: 'http://127.0.0.1:3000/join#ABC234' }
    return { id, settings: SETTINGS, state: 'open', ...joining, ...dates, learners: NICKNAMES.length, teams: 4 }
  }

  live(id: string): LiveEvent {
    this.event(id)
    const solve = { learner: 'l0', points: 150, isFirst: true, isCodeFound: true, isFixed: false }
    return {
      version: 1,
      now: 600_000,
      trouble: null,
      challenges: [
        {
          key: 'loginAdminChallenge',
          name: 'Login Admin',
          category: 'Injection',
          difficulty: 2,
          hints: 3,
          hasCode: true,
        },
        {
          key: 'scoreBoardChallenge',
          name: 'Score Board',
          category: 'Miscellaneous',
          difficulty: 1,
          hints: 2,
          hasCode: true,
        },
      ],
      learners: NICKNAMES.map((nickname, index) => ({
        id: `l${index}`,
        nickname,
        team: `s${index}`,
        joinedAt: 60_000,
        isRemoved: false,
        isPresent: true,
        lastAct: null,
        question: null,
      })),
      teams: NICKNAMES.map((name, index) => ({
        id: `s${index}`,
        name,
        solves: index === 0 ? [{ challenge: 'loginAdminChallenge', at: 180_000, ...solve }] : [],
        near: (index === 1 ? { loginAdminChallenge: 4 } : {}) as Record<string, number>,
        hints: { loginAdminChallenge: index },
        points: index === 0 ? 150 : 0,
        solvedAt: index === 0 ? 180_000 : null,
        sharedFlags: 0,
        atLimit: null,
      })),
    }
  }

  watch(id: string, send: (message: LiveMessage) => void): () => void {
    send({ kind: 'whole', event: this.live(id) })
    return () => this.acts.push('watched no more')
  }

  async createEvent(): Promise<ClassEvent> {
    this.acts.push('created')
    return this.event('e1')
  }

  async deleteEvent(id: string): Promise<void> {
    this.acts.push(`deleted ${id}`)
  }

  /** This room as the console's interface. */
  get asRoom(): ConsoleRoom {
    return this as unknown as ConsoleRoom
  }
}
