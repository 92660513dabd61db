import type { Configuration } from '@fruit/contracts/configuration'
import type { EventSettings } from '@fruit/contracts/console/class-event'

/** Rules that the settings of an event define at a given time. */
export interface ShopRules {
  readonly hints: boolean
  readonly coding: boolean
  readonly ownFixes: boolean
  readonly path: string | null
  readonly language: string | null
}

/** @param now milliseconds since the epoch */
export function rulesAt({ hints, coding, ownFixes, path, language }: EventSettings, now: number): ShopRules {
  const areGiven = hints.mode === 'on' || (hints.mode === 'from' && now >= hints.from)
  return { hints: areGiven, coding, ownFixes, path, language }
}

/** Returns a shop's configuration under an event's rules. Features that the host disabled stay disabled. */
export function underRules(own: Configuration, rules: ShopRules): Configuration {
  const { challenges } = own
  return {
    ...own,
    challenges: {
      ...challenges,
      showHints: challenges.showHints && rules.hints,
      codingChallengesEnabled: rules.coding ? challenges.codingChallengesEnabled : 'never',
      ownFixesEnabled: challenges.ownFixesEnabled && rules.ownFixes,
      learningPath: rules.path ?? challenges.learningPath,
    },
  }
}
