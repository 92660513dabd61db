import type { IconName } from '@fruit/isomorphic/look/icon-paths'
import type { Saying } from '@fruit/world/texts/texts'
import { defineState } from '@fruit/world/world'

/** A link in the bar of the shop's pages to something that stands around the shop. */
export interface PageWay {
  /** Below the shop's base path. */
  readonly path: string
  readonly icon: IconName
  /** Read aloud. */
  readonly label: Saying
  /** Beside the icon. */
  readonly text: string
}

/** The ways that whoever built the server around a world's shop puts there; asked for each page anew. None unless set. */
export const pageWays = defineState('page.ways', (): { current: () => readonly PageWay[] } => ({ current: () => [] }))
