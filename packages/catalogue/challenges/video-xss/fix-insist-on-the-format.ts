import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Subtitles } from '@fruit/shop/promotion/seams'

/** HTML inside the element `video` that brings the subtitles; old players read them in the page, where they are WebVTT. */
export function embedSubtitles({ text, address, label }: Subtitles): string {
  const inPage = text.startsWith('WEBVTT') ? `<script id="subtitles" type="text/vtt">${text}</script>` : ''
  return `<track kind="subtitles" srclang="en" label="${escapeHtml(label)}" src="${escapeHtml(address)}" default>
${inPage}`
}
