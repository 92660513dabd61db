import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Subtitles } from '@fruit/shop/promotion/seams'

/**
 * HTML inside the element `video` that brings the subtitles. Old players ask for no second file: they read them in the page, from
 * an element that browsers run nothing of.
 */
export function embedSubtitles({ text, address, label }: Subtitles): string {
  return `<track kind="subtitles" srclang="en" label="${escapeHtml(label)}" src="${escapeHtml(address)}" default>
<script id="subtitles" type="text/vtt">${text}</script>` //~ hole
}
