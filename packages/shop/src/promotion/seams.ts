import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { defineSeam } from '@fruit/isomorphic/seam'

export interface Subtitles {
  /** WebVTT, as the file holds it. */
  readonly text: string
  /** Where browsers get the same text. */
  readonly address: string
  /** Name of their language, for the menu of the player. */
  readonly label: string
}

/** HTML inside the element `video` that brings the subtitles. Browsers fetch the text, so that it never is markup. */
export const embedSubtitles = defineSeam(
  'promotion.embed-subtitles',
  ({ address, label }: Subtitles): string =>
    `<track kind="subtitles" srclang="en" label="${escapeHtml(label)}" src="${escapeHtml(address)}" default>`,
)
