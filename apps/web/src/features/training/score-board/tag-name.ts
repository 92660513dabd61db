import type { TFunction } from 'i18next'

/** Text keys of the shop's tags. Unknown tags, and tags that are the same in all languages, are shown unchanged. */
const NAMES = {
  'Brute Force': 'TAG_BRUTE_FORCE',
  'Code Analysis': 'TAG_CODE_ANALYSIS',
  Contraption: 'TAG_CONTRAPTION',
  'Danger Zone': 'TAG_DANGER_ZONE',
  'Good for Demos': 'TAG_GOOD_FOR_DEMOS',
  'Good Practice': 'TAG_GOOD_PRACTICE',
  Prerequisite: 'TAG_PREREQUISITE',
  Shenanigans: 'TAG_SHENANIGANS',
  Tutorial: 'TUTORIAL',
} as const

/** A tag of a challenge in the language of the player. */
export function tagNameOf(tag: string, t: TFunction): string {
  return Object.hasOwn(NAMES, tag) ? t(NAMES[tag as keyof typeof NAMES]) : tag
}
