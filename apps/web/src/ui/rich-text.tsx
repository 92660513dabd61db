import { createElement, Fragment, type ReactNode, useMemo } from 'react'

const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set(
  'b,br,code,del,em,h3,h4,hr,i,kbd,li,ol,p,pre,s,small,span,strong,sub,sup,u,ul'.split(','),
)
/** Elements whose text is not meant for users. */
const DROPPED_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'iframe',
  'object',
])

/**
 * Text with basic HTML, such as a product's description. Shows emphasis, lists and links, and the text of all other
 * elements. The HTML is parsed in an inert document and rebuilt as React elements, so no markup reaches the page.
 *
 * @param html of unknown origin
 */
export function RichText({ html }: { readonly html: string }) {
  return useMemo(() => <>{toReact(new DOMParser().parseFromString(html, 'text/html').body)}</>, [html])
}

function toReact(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof HTMLElement)) return null
    const name = node.localName
    if (DROPPED_ELEMENTS.has(name)) return null
    const children = toReact(node)
    if (name === 'a') {
      const href = safeAddress(node.getAttribute('href'))
      if (href) return createElement('a', { key: index, href, rel: 'noreferrer', target: '_blank' }, ...children)
    }
    return createElement(ALLOWED_ELEMENTS.has(name) ? name : Fragment, { key: index }, ...children)
  })
}

/** Allows web and e-mail addresses and addresses within the shop; no scripts. */
function safeAddress(href: string | null): string | null {
  if (href === null || !URL.canParse(href, document.baseURI)) return null
  return ['http:', 'https:', 'mailto:'].includes(new URL(href, document.baseURI).protocol) ? href : null
}
