import { createElement, Fragment, type ReactNode, useMemo } from 'react'

const ELEMENTS: ReadonlySet<string> = new Set(
  'b,br,code,del,em,h3,h4,hr,i,kbd,li,ol,p,pre,s,small,span,strong,sub,sup,u,ul'.split(','),
)
/** Their text is no text for people. */
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object'])

/**
 * Text with a little HTML in it, such as descriptions of products: emphasis, lists and links are shown, everything else
 * is left out, though the text in it stays. No markup reaches the page: it is read in an inert document and drawn anew.
 *
 * @param html of unknown origin
 */
export function RichText({ html }: { readonly html: string }) {
  return useMemo(() => <>{drawn(new DOMParser().parseFromString(html, 'text/html').body)}</>, [html])
}

function drawn(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof HTMLElement)) return null
    const name = node.localName
    if (DROPPED.has(name)) return null
    const children = drawn(node)
    if (name === 'a') {
      const href = safeAddress(node.getAttribute('href'))
      if (href) return createElement('a', { key: index, href, rel: 'noreferrer', target: '_blank' }, ...children)
    }
    return createElement(ELEMENTS.has(name) ? name : Fragment, { key: index }, ...children)
  })
}

/** Web addresses and addresses within the shop; never a script. */
function safeAddress(href: string | null): string | null {
  if (href === null || !URL.canParse(href, document.baseURI)) return null
  return ['http:', 'https:', 'mailto:'].includes(new URL(href, document.baseURI).protocol) ? href : null
}
