import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Subtitles } from '@fruit/shop/promotion/seams'

/** HTML inside the element `video` that brings the subtitles; old players read them in the page, as JSON. */
export function embedSubtitles({ text, address, label }: Subtitles): string {
  const json = JSON.stringify(text).replaceAll('<', '\\u003c')
  return `<track kind="subtitles" srclang="en" label="${escapeHtml(label)}" src="${escapeHtml(address)}" default>
<script id="subtitles" type="application/json">${json}</script>`
}
