import type { IconName } from '@fruit/isomorphic/look/icon-paths'
import type { Message } from '@fruit/world/texts/texts'
import { defineState } from '@fruit/world/world'

/** A link in the header of the shop's pages to a part of the training layer. */
export interface HeaderLink {
  /** Below the shop's base path. */
  readonly path: string
  readonly icon: IconName
  /** Accessible label. */
  readonly label: Message
  /** Shown beside the icon. */
  readonly text: string
}

/** Header links that the server adds for a world; read again for each page. None unless set. */
export const headerLinks = defineState('page.ways', (): { current: () => readonly HeaderLink[] } => ({
  current: () => [],
}))
