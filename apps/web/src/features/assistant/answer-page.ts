import { insideAddress } from '@fruit/isomorphic/chat/inside-address'

/** Elements that would navigate or load content; removed in addition to the Content Security Policy. */
const REMOVED_ELEMENTS = 'base, embed, form, frame, iframe, link, meta, object, script'
const REMOVED_ATTRIBUTES = ['action', 'formaction', 'href', 'ping', 'xlink:href'] as const

/** A response as text and, if it contains markup, as HTML. */
export interface AnswerPage {
  readonly text: string
  /** Null if it is plain text. */
  readonly html: string | null
}

/**
 * Parses the HTML of a response without loading anything. Images of external hosts are loaded from the small internet,
 * like all external addresses in this shop.
 *
 * @param base address of the shop, with a slash at the end
 */
export function answerPage(markup: string, base: string): AnswerPage {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const text = body.textContent
  if (body.childElementCount === 0) return { text, html: null }
  for (const element of body.querySelectorAll(REMOVED_ELEMENTS)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const name of REMOVED_ATTRIBUTES) element.removeAttribute(name)
    const inside = insideAddress(element.getAttribute('src') ?? '')
    if (inside) element.setAttribute('src', base + inside.slice(1))
  }
  return { text, html: body.innerHTML }
}

/**
 * The document of the frame: it runs no scripts and loads only images of this world.
 *
 * @param html as returned by `answerPage`
 */
export function framePage(html: string, base: string): string {
  const policy = `default-src 'none'; img-src ${base}internet/ ${base}assets/ data:; style-src 'unsafe-inline'`
  const look = 'body{margin:0;overflow-wrap:anywhere;white-space:pre-line}img{max-width:100%}'
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="same-origin"><style>${look}</style><body>${html}`
}
