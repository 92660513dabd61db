import { defineState, type World } from '@fruit/world/world'

/** HTML that a page of the shop showed, and the messages of the visitor it was shown to. */
export interface ShownAnswer {
  readonly markup: string
  readonly said: readonly string[]
}

/** Number of answers that are kept. */
const MAX_ANSWERS = 8

const shownAnswers = defineState('machine.shown-answers', (): { latest: ShownAnswer[] } => ({ latest: [] }))

/**
 * Keeps an answer that a visitor was shown: its markup can make browsers send requests. Answers without markup are
 * skipped.
 */
export function recordShownAnswer(world: World, answer: ShownAnswer): void {
  if (!/<[a-z]/i.test(answer.markup)) return
  const state = world.state(shownAnswers)
  state.latest = [...state.latest, answer].slice(-MAX_ANSWERS)
}

/** The latest answers with markup that visitors of a world were shown. */
export function latestShownAnswers(world: World): readonly ShownAnswer[] {
  return world.state(shownAnswers).latest
}
