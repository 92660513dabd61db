import { setImmediate as nextTurn } from 'node:timers/promises'
import { line, visibleText } from '@fruit/contracts/console/class-event'
import { FixedWindowRateLimiter } from '@fruit/scheduling/rate-limiter'
import { flagOf } from '@fruit/training/catalogue/flag'
import { literal, messageWith } from '@fruit/world/texts/texts'
import type { StoredEvent, StoredLearner, StoredTeam } from '../store/tables.ts'
import { type ClassContext, newId } from './class-context.ts'
import { ClassRefusal } from './class-refusal.ts'
import { worldOf } from './roster.ts'

const nicknames = line(30)
const questions = line(500)
const FLAG = /^[0-9a-f]{40}$/
/** Number of teams whose flags, about a thousand, are computed before other requests run. */
const TEAMS_PER_BATCH = 10

/** Input of the join form. */
export interface JoinRequest {
  readonly code: string
  readonly nickname: string
  /** Code of the team to join; empty for a new team. */
  readonly teamCode: string
}

interface Limits {
  /** Maximum per minute: wrong codes and passes per address; questions, and separately key renewals, per learner. */
  readonly wrongCodesPerMinute: number
  readonly learnersPerEvent: number
}

/** Actions of learners, and of trainers on learners. */
export class LearnerService {
  readonly #context: ClassContext
  readonly #limits: Limits
  readonly #wrongCodes: FixedWindowRateLimiter
  /** Questions and key renewals, by learner. */
  readonly #questions: FixedWindowRateLimiter
  readonly #flagKeyOf: (world: string) => string

  constructor(context: ClassContext, limits: Limits, flagKeyOf: (world: string) => string) {
    this.#context = context
    this.#limits = limits
    this.#wrongCodes = new FixedWindowRateLimiter(limits.wrongCodesPerMinute, 60_000)
    this.#questions = new FixedWindowRateLimiter(limits.wrongCodesPerMinute, 60_000)
    this.#flagKeyOf = flagKeyOf
  }

  /**
   * Adds a learner to an event.
   *
   * @param address of the client, for which wrong codes count
   * @throws ClassRefusal 400 for an invalid name, 404 for a wrong code, 409 for a taken name or a full event or team, 429 after
   *   too many wrong codes
   */
  join({ code, nickname, teamCode }: JoinRequest, address: string): Promise<StoredLearner> {
    const { inTurn, roster, platform, clock, random, journal } = this.#context
    return inTurn(async () => {
      const event = this.#guess(address, () => roster.eventByCode(normalizeCode(code)))
      const name = nicknames.safeParse(nickname)
      if (!name.success) throw new ClassRefusal(400, 'Please choose a nickname of 1 to 30 visible characters.')
      const others = roster.learnersOf(event.id).filter(({ removedAt }) => removedAt === null)
      if (others.length >= this.#limits.learnersPerEvent)
        throw new ClassRefusal(409, 'This event is full. Please ask your trainer.')
      if (others.some((other) => normalizeName(other.nickname) === normalizeName(name.data)))
        throw new ClassRefusal(409, 'Somebody has this nickname already. Please choose another one.')
      const found = teamCode.trim() === '' ? null : this.#teamToJoin(event, teamCode, address)
      const team = found ?? { id: newId(random), event: event.id, name: name.data, createdAt: clock.now() }
      const learner: StoredLearner = {
        ...{ id: newId(random), event: event.id, team: team.id, nickname: name.data, joinedAt: clock.now() },
        ...{ removedAt: null, passNumber: 0, toolsNumber: 0, question: null },
      }
      await platform.learners.add(learner, found ? null : team)
      if (!found) roster.putTeam(team)
      roster.putLearner(learner)
      journal.note('joined', team.id, { learner: learner.id })
      return learner
    })
  }

  /** Finds a learner by pass. @throws ClassRefusal 404 for a wrong pass, 429 after too many of them */
  rejoin(pass: string, address: string): StoredLearner {
    const { roster, journal } = this.#context
    const words = pass
      .trim()
      .toLowerCase()
      .split(/[\s-]+/)
      .join(' ')
    const learner = this.#guess(address, () => roster.learnerByPass(words))
    journal.note('came-back', learner.team, { learner: learner.id })
    return learner
  }

  /** Asks the trainer for help, or withdraws the question. @throws ClassRefusal 400, or 429 after too many within a minute */
  ask(id: string, question: string | null): Promise<void> {
    const { inTurn, roster, journal } = this.#context
    return inTurn(async () => {
      const learner = roster.learners.get(id)
      if (!learner) return
      const asked = question === null ? null : questions.safeParse(question.replace(/\s+/g, ' '))
      const wait = asked?.success ? this.#questions.count(id) : 0
      if (wait > 0) throw tooOften(wait)
      if (asked?.success === false) throw new ClassRefusal(400, 'Please write a question of 1 to 500 characters.')
      await this.#put({ ...learner, question: asked?.data ?? null })
      if (asked) journal.note('question', learner.team, { learner: id, text: asked.data })
    })
  }

  /** Renews the tool key, which invalidates the old one. @throws ClassRefusal 429 after too many within a minute */
  renewTools(id: string): Promise<void> {
    return this.#context.inTurn(async () => {
      const wait = this.#questions.count(`keys ${id}`)
      if (wait > 0) throw tooOften(wait)
      const learner = this.#context.roster.learners.get(id)
      if (learner) await this.#put({ ...learner, toolsNumber: learner.toolsNumber + 1 })
    })
  }

  /** Renews pass and tool key, which ends the access of current browsers and tools. */
  renew(event: string, id: string): Promise<StoredLearner> {
    return this.#context.inTurn(async () => {
      const learner = this.#context.roster.learner(event, id)
      const { passNumber, toolsNumber } = learner
      return await this.#put({ ...learner, passNumber: passNumber + 1, toolsNumber: toolsNumber + 1 })
    })
  }

  /** Removes a learner from an event. Their solves stay with the team. */
  remove(event: string, id: string): Promise<void> {
    const { inTurn, roster, clock, journal, authenticator } = this.#context
    return inTurn(async () => {
      const learner = roster.learner(event, id)
      if (learner.removedAt !== null) return
      await this.#put({ ...learner, removedAt: clock.now(), question: null })
      authenticator.endReadOnlySessions('team', learner.team)
      journal.note('removed', learner.team, { learner: id })
    })
  }

  /** Moves a learner to another team, or to a new team of their own. @throws ClassRefusal 404 or 409 */
  moveTo(event: string, id: string, to: string | null): Promise<void> {
    const { inTurn, roster, clock, random, journal } = this.#context
    return inTurn(async () => {
      const learner = roster.learner(event, id)
      const own = { id: newId(random), event, name: learner.nickname, createdAt: clock.now() }
      const known = to === null ? null : roster.teams.get(to)
      if (known === undefined || (known && known.event !== event))
        throw new ClassRefusal(404, literal('There is no such team.'))
      if (known) this.#requirePlace(roster.event(event), known)
      const team = known ?? own
      await this.#put({ ...learner, team: team.id }, known ? null : own)
      journal.note('moved', team.id, { learner: id, text: roster.teams.get(learner.team)?.name ?? '' })
    })
  }

  /**
   * Checks whose flag a learner submitted. Flags give no points, since the shop counts solves itself. Flags of many teams are
   * computed a few teams at a time, so that other requests run in between.
   *
   * @returns `own`: flag of the learner's team. `shared`: flag of another team, which the trainer sees. `wrong`: no flag.
   * @throws ClassRefusal 429 after too many flags that were not the team's own
   */
  async submitFlag(id: string, flag: string, address: string): Promise<'own' | 'shared' | 'wrong'> {
    const { roster, journal, view } = this.#context
    const learner = roster.learners.get(id)!
    const event = roster.event(learner.event)
    const wait = this.#wrongCodes.secondsUntilAllowed(`flag ${address}`)
    if (wait > 0) throw tooOften(wait)
    const handedIn = flag.trim().toLowerCase()
    const challenges = FLAG.test(handedIn) ? view.challenges(event) : []
    const challengeOf = (team: string) => {
      const key = this.#flagKeyOf(worldOf(team))
      return challenges.find(({ name }) => flagOf(key, name) === handedIn)
    }
    const own = challengeOf(learner.team)
    if (own) {
      journal.note('flag', learner.team, { learner: id, challenge: own.key, text: '' })
      return 'own'
    }
    // Counted before the first await, so that concurrent submissions are limited as well.
    this.#wrongCodes.count(`flag ${address}`)
    if (challenges.length === 0) return 'wrong'
    for (const [index, { id: team, name }] of roster.teamsOf(event.id).entries()) {
      if (index % TEAMS_PER_BATCH === 0) await nextTurn()
      const challenge = challengeOf(team)
      if (!challenge) continue
      journal.note('shared-flag', learner.team, { learner: id, challenge: challenge.key, text: name })
      return 'shared'
    }
    return 'wrong'
  }

  async #put(learner: StoredLearner, newTeam: StoredTeam | null = null): Promise<StoredLearner> {
    const { platform, roster, view } = this.#context
    await platform.learners.update(learner, newTeam)
    if (newTeam) roster.putTeam(newTeam)
    roster.putLearner(learner)
    view.announceChange(learner.event, { learners: [learner.id], teams: [learner.team] })
    return learner
  }

  #teamToJoin(event: StoredEvent, code: string, address: string): StoredTeam {
    const { roster } = this.#context
    const isOfEvent = (team: StoredTeam | undefined) => (team?.event === event.id ? team : undefined)
    const team = this.#guess(address, () => isOfEvent(roster.teamByCode(normalizeCode(code))))
    this.#requirePlace(event, team)
    return team
  }

  #requirePlace({ settings }: StoredEvent, team: StoredTeam): void {
    if (this.#context.roster.membersOf(team.id).length >= settings.teamSize)
      throw new ClassRefusal(409, 'This team is full.')
  }

  /** Looks up a guessable secret, and counts wrong guesses per address. */
  #guess<Found>(address: string, look: () => Found | undefined): Found {
    const wait = this.#wrongCodes.secondsUntilAllowed(address)
    if (wait > 0) throw tooOften(wait)
    const found = look()
    if (found !== undefined) return found
    this.#wrongCodes.count(address)
    throw new ClassRefusal(404, 'That is not right. Please look at the code or the words again.')
  }
}

function tooOften(seconds: number): ClassRefusal {
  return new ClassRefusal(
    429,
    messageWith('That was too often. Please wait {{seconds}} seconds and try again.', { seconds }),
  )
}

/** Normalizes a typed code. */
function normalizeCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]+/g, '')
}

/** Normalizes a name, so that names that look the same are equal. */
function normalizeName(name: string): string {
  return visibleText(name.normalize('NFKC')).toLowerCase()
}
