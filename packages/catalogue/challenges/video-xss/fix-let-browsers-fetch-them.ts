import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Subtitles } from '@fruit/shop/promotion/seams'

/** HTML inside the element `video` that brings the subtitles: browsers fetch them. */
export function embedSubtitles({ address, label }: Subtitles): string {
  return `<track kind="subtitles" srclang="en" label="${escapeHtml(label)}" src="${escapeHtml(address)}" default>`
}
