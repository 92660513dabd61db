import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { defineSeam } from '@fruit/isomorphic/seam'

export interface Subtitles {
  /** WebVTT, unchanged from the file. */
  readonly text: string
  /** URL of the same text. */
  readonly address: string
  /** Name of the language, for the player's menu. */
  readonly label: string
}

/**
 * HTML of the subtitles inside the element `video`. The safe implementation refers to the text by URL, so it is never
 * parsed as HTML.
 */
export const embedSubtitles = defineSeam(
  'promotion.embed-subtitles',
  ({ address, label }: Subtitles): string =>
    `<track kind="subtitles" srclang="en" label="${escapeHtml(label)}" src="${escapeHtml(address)}" default>`,
)
