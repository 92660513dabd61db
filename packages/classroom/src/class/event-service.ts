import { isDeepStrictEqual } from 'node:util'
import type { changeEvent, changeEventState } from '@fruit/contracts/console/calls'
import type { EventSettings, EventTemplate } from '@fruit/contracts/console/class-event'
import type { ConsoleBody } from '@fruit/contracts/console/console-call'
import { LANGUAGES } from '@fruit/contracts/languages'
import { literal } from '@fruit/world/texts/texts'
import type { StoredEvent } from '../store/tables.ts'
import { type ClassContext, newId } from './class-context.ts'
import { CODE_ALPHABET, inAlphabet } from './class-keys.ts'
import { ClassRefusal } from './class-refusal.ts'
import { worldOf } from './roster.ts'

const CODE_LENGTH = 6
const CHANGED = literal(
  'Somebody else has changed this event since you began. Open its settings again to see how it is now.',
)
/** An event is deleted this many milliseconds after its end, unless it is kept. */
export const RETENTION_MS = 30 * 24 * 60 * 60_000

/** Actions of trainers on events. */
export class EventService {
  readonly #context: ClassContext
  readonly #templates = new Map<string, EventTemplate>()

  constructor(context: ClassContext, templates: readonly EventTemplate[]) {
    this.#context = context
    for (const template of templates) this.#templates.set(template.id, template)
  }

  get templates(): readonly EventTemplate[] {
    return [...this.#templates.values()]
  }

  /** @throws ClassRefusal 400 for an unknown path, challenge or language */
  create(settings: EventSettings): Promise<StoredEvent> {
    return this.#context.inTurn(async () => {
      this.#check(settings)
      const { clock, random } = this.#context
      const event: StoredEvent = {
        ...{ id: newId(random), code: this.#newCode(), settings, state: 'planned' },
        ...{ createdAt: clock.now(), openedAt: null, endedAt: null, released: {} },
      }
      return await this.#put(event)
    })
  }

  /** @throws ClassRefusal 409 if the current settings differ from `begun` */
  change(id: string, { settings, begun }: ConsoleBody<typeof changeEvent>): Promise<StoredEvent> {
    return this.#context.inTurn(async () => {
      this.#check(settings)
      const event = this.#context.roster.event(id)
      if (!isDeepStrictEqual(event.settings, begun)) throw new ClassRefusal(409, CHANGED)
      return await this.#put({ ...event, settings })
    })
  }

  duplicate(id: string): Promise<StoredEvent> {
    const { settings } = this.#context.roster.event(id)
    const moments = { startsAt: null, endsAt: null, freezesAt: null }
    return this.create({ ...settings, ...moments, name: `${settings.name.slice(0, 73)} (copy)` })
  }

  move(id: string, body: ConsoleBody<typeof changeEventState>): Promise<StoredEvent> {
    return this.#context.inTurn(async () => await this.#put(this.#moved(this.#context.roster.event(id), body)))
  }

  /** Deletes an event with its learners, their shops and all records. */
  delete(id: string): Promise<void> {
    const { roster, platform, backend, view, journal, authenticator } = this.#context
    return this.#context.inTurn(async () => {
      roster.event(id)
      // Waiting reports belong to the event, too.
      await journal.flush()
      await platform.events.delete(id)
      for (const team of roster.removeEvent(id)) {
        authenticator.endReadOnlySessions('team', team)
        backend.registry.discard(worldOf(team))
      }
      view.announce(id, 'gone')
    })
  }

  keepTemplate(settings: EventSettings): Promise<EventTemplate> {
    return this.#context.inTurn(async () => {
      this.#check(settings)
      const template = { id: newId(this.#context.random), settings }
      await this.#context.platform.events.putTemplate(template)
      this.#templates.set(template.id, template)
      return template
    })
  }

  deleteTemplate(id: string): Promise<void> {
    return this.#context.inTurn(async () => {
      await this.#context.platform.events.deleteTemplate(id)
      this.#templates.delete(id)
    })
  }

  /** Releases the walkthrough or the solution of a challenge. */
  release(id: string, challenge: string, what: 'walkthrough' | 'solution'): Promise<StoredEvent> {
    return this.#context.inTurn(async () => {
      const event = this.#context.roster.event(id)
      // A solution includes the walkthrough, so it is not downgraded.
      const told = event.released[challenge] === 'solution' ? 'solution' : what
      return await this.#put({ ...event, released: { ...event.released, [challenge]: told } })
    })
  }

  /** Applies scheduled changes: events that begin, end or are deleted. */
  async applySchedule(): Promise<void> {
    const { roster, clock } = this.#context
    const now = clock.now()
    for (const { id, state, settings, endedAt } of [...roster.events.values()]) {
      const { startsAt, endsAt, isKept } = settings
      if (state === 'planned' && startsAt !== null && startsAt <= now) await this.move(id, { act: 'open' })
      else if (state === 'open' && endsAt !== null && endsAt <= now) await this.move(id, { act: 'end' })
      else if (endedAt !== null && !isKept && endedAt + RETENTION_MS <= now) await this.delete(id)
    }
  }

  #moved(event: StoredEvent, body: ConsoleBody<typeof changeEventState>): StoredEvent {
    const now = this.#context.clock.now()
    const { settings, state } = event
    const isOver = settings.endsAt !== null && settings.endsAt <= now
    switch (body.act) {
      case 'open': {
        const startsAt = settings.startsAt !== null && settings.startsAt > now ? null : settings.startsAt
        const opened = { ...settings, startsAt, ...(isOver && { endsAt: null }) }
        return { ...event, settings: opened, state: 'open', openedAt: event.openedAt ?? now, endedAt: null }
      }
      case 'end':
        if (state !== 'open') throw new ClassRefusal(409, literal('Only an event that is open can be ended.'))
        return { ...event, state: 'ended', endedAt: now }
      case 'archive':
        if (state === 'open') throw new ClassRefusal(409, literal('End the event first.'))
        return { ...event, state: 'archived', endedAt: event.endedAt ?? now }
      case 'freeze':
        return { ...event, settings: { ...settings, freezesAt: now } }
      case 'unfreeze':
        return { ...event, settings: { ...settings, freezesAt: null } }
      case 'extend': {
        const endsAt = Math.max(settings.endsAt ?? now, now) + body.minutes * 60_000
        return { ...event, settings: { ...settings, endsAt }, state: 'open', endedAt: null }
      }
    }
  }

  async #put(event: StoredEvent): Promise<StoredEvent> {
    const { platform, roster, view } = this.#context
    await platform.events.put(event)
    roster.events.set(event.id, event)
    view.announce(event.id, 'settings')
    return event
  }

  #newCode(): string {
    const { random, roster } = this.#context
    const taken = new Set([...roster.events.values()].map(({ code }) => code))
    for (;;) {
      const code = inAlphabet(random.bytes(CODE_LENGTH), CODE_LENGTH, CODE_ALPHABET)
      if (!taken.has(code)) return code
    }
  }

  #check({ path, challenges, language }: EventSettings): void {
    const { byKey, paths } = this.#context.backend.challenges
    if (path !== null && !paths.some(({ entry }) => entry.id === path))
      throw new ClassRefusal(400, literal('There is no such learning path.'))
    if (challenges?.some((key) => !byKey.has(key))) throw new ClassRefusal(400, literal('There is no such challenge.'))
    if (language !== null && !LANGUAGES.some(({ key }) => key === language))
      throw new ClassRefusal(400, literal('The shop does not speak this language.'))
  }
}
