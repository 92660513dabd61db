import { insideAddress } from '@fruit/isomorphic/chat/inside-address'

/** What would lead out of an answer, or bring something in, before its policy is asked. */
const LEADING = 'base, embed, form, frame, iframe, link, meta, object, script'
const ADDRESSES = ['action', 'formaction', 'href', 'ping', 'xlink:href'] as const

/** An answer as a page: its text, and itself as HTML where it holds more than text. */
export interface AnswerPage {
  readonly text: string
  /** Null where text is all there is. */
  readonly html: string | null
}

/**
 * Reads the HTML of an answer without loading anything. Pictures of hosts out there come from the small internet, as all that is
 * out there does.
 *
 * @param base address of the shop, with a slash at the end
 */
export function answerPage(markup: string, base: string): AnswerPage {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const text = body.textContent
  if (body.childElementCount === 0) return { text, html: null }
  for (const element of body.querySelectorAll(LEADING)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const name of ADDRESSES) element.removeAttribute(name)
    const inside = insideAddress(element.getAttribute('src') ?? '')
    if (inside) element.setAttribute('src', base + inside.slice(1))
  }
  return { text, html: body.innerHTML }
}

/**
 * The page that a frame shows: no script runs in it, and whatever it holds, it loads pictures of this world alone.
 *
 * @param html as `answerPage` gives it
 */
export function framePage(html: string, base: string): string {
  const policy = `default-src 'none'; img-src ${base}internet/ ${base}assets/ data:; style-src 'unsafe-inline'`
  const look = 'body{margin:0;overflow-wrap:anywhere;white-space:pre-line}img{max-width:100%}'
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="same-origin"><style>${look}</style><body>${html}`
}
