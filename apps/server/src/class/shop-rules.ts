import type { Configuration } from '@fruit/contracts/configuration'
import type { EventSettings } from '@fruit/contracts/console/class-event'

/** What the settings of an event mean at a moment. */
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

/** The configuration of a shop under rules. What the host has switched off stays off. */
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
