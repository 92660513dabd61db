import { setImmediate as pause } from 'node:timers/promises'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { giveHint, resetLearners, sendMessage } from '@fruit/contracts/console/calls'
import type { ConsoleBody } from '@fruit/contracts/console/console-call'
import { htmlToText } from '@fruit/isomorphic/markup/escape-html'
import { literal } from '@fruit/world/texts/texts'
import type { ClassContext } from './class-context.ts'
import type { TrainerMessage } from './class-hooks.ts'
import { ClassRefusal } from './class-refusal.ts'
import { worldOf } from './roster.ts'
import type { PendingMessage } from './team-record.ts'

/** Actions of trainers in the shops of learners. */
export class LearnerShopService {
  readonly #context: ClassContext

  constructor(context: ClassContext) {
    this.#context = context
  }

  /** Sends a message to the team of one learner, or to all teams. */
  sendWord(event: string, { learner, text }: ConsoleBody<typeof sendMessage>): void {
    for (const team of this.#teams(event, learner)) {
      this.#say('message', team, { learner, text })
    }
  }

  /** Opens a hint. @throws ClassRefusal 404 for an unknown number */
  async giveHint(event: string, { learner, challenge, number }: ConsoleBody<typeof giveHint>): Promise<void> {
    const entry = this.entry(challenge)
    if (!entry.hints('en')[number - 1]) throw new ClassRefusal(404, literal('There is no such hint.'))
    for (const team of this.#teams(event, learner)) {
      await this.#context.inShop(team, (world, { hints }) => {
        hints.open(challenge, number, world.clock.now())
        this.#say('given-hint', team, { learner, challenge, text: entry.hints('en')[number - 1]! })
      })
      await pause()
    }
  }

  /** Notifies learners of a released walkthrough or solution. */
  released(event: string, challenge: string, what: 'walkthrough' | 'solution'): void {
    for (const team of this.#teams(event, null)) this.#say('released', team, { challenge, text: what })
  }

  /** @returns number of shops that were reset */
  async reset(event: string, { learner, what, challenge }: ConsoleBody<typeof resetLearners>): Promise<number> {
    const { inShop, backend } = this.#context
    const entry = what === 'challenge' ? this.entry(challenge ?? '') : null
    const teams = this.#teams(event, learner)
    for (const team of teams) {
      await inShop(team, async (world, { reset }) => {
        const now = world.clock.now()
        if (what === 'shop') reset.renewShop(backend.shopsOf(world), now)
        else await backend.installedFixes.reinstallAfter(world, () => reset.forget(entry?.challenge ?? null, now))
      })
      // Each reset blocks the main thread for a moment.
      await pause()
    }
    return teams.length
  }

  /** @throws ClassRefusal 404 */
  entry(challenge: string): CatalogueEntry {
    const entry = this.#context.backend.challenges.byKey.get(challenge)
    if (!entry) throw new ClassRefusal(404, literal('There is no such challenge.'))
    return entry
  }

  pendingMessages(world: string): readonly TrainerMessage[] {
    const { roster } = this.#context
    const unshown = roster.records.get(roster.teamOfWorld(world)?.id ?? '')?.pendingMessages ?? []
    return [...unshown].map(([id, word]) => ({ id, text: this.#messageOf(word) }))
  }

  messageShown(world: string, id: string): void {
    const { roster, journal } = this.#context
    const team = roster.teamOfWorld(world)
    if (team && roster.records.get(team.id)?.pendingMessages.has(id)) journal.note('word-shown', team.id, { text: id })
  }

  /** Stores a trainer message, then sends it to the browsers of a shop. */
  #say(
    kind: PendingMessage['kind'],
    team: string,
    said: { learner?: string | null; challenge?: string; text: string },
  ): void {
    const { journal, backend } = this.#context
    const noted = journal.note(kind, team, said)
    if (!noted) return
    const { challenge = null, text } = said
    backend.events.publisherFor(worldOf(team))('trainerSaid', {
      id: noted.id,
      text: this.#messageOf({ kind, challenge, text }),
    })
  }

  #messageOf({ kind, challenge, text }: PendingMessage): string {
    const name = this.#context.backend.challenges.byKey.get(challenge ?? '')?.challenge.name ?? ''
    if (kind === 'released') return `${name}: /rest/training/walkthroughs/${challenge}`
    return kind === 'given-hint' ? `${name}: ${htmlToText(text)}` : text
  }

  /** Returns the team of one learner, or all teams with members. */
  #teams(event: string, learner: string | null): string[] {
    const { roster } = this.#context
    if (learner !== null) return [roster.learner(event, learner).team]
    roster.event(event)
    return roster
      .teamsOf(event)
      .map(({ id }) => id)
      .filter((id) => roster.membersOf(id).length > 0)
  }
}
