import { defineState, type World } from '@fruit/world/world'

/** HTML that a page of the shop showed, and what the visitor had said who was shown it. */
export interface ShownAnswer {
  readonly markup: string
  readonly said: readonly string[]
}

/** So many of the latest are kept in mind. */
const MOST_KEPT = 8

const shownAnswers = defineState('machine.shown-answers', (): { latest: ShownAnswer[] } => ({ latest: [] }))

/** Remembers what a visitor is shown, for requests that it makes browsers send. What holds no markup sends none. */
export function noteShownAnswer(world: World, answer: ShownAnswer): void {
  if (!/<[a-z]/i.test(answer.markup)) return
  const state = world.state(shownAnswers)
  state.latest = [...state.latest, answer].slice(-MOST_KEPT)
}

/** The answers with markup that visitors of a world were shown last. */
export function latestShownAnswers(world: World): readonly ShownAnswer[] {
  return world.state(shownAnswers).latest
}
