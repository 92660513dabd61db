import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { marked } from 'marked'

const STYLE = `
:root { color-scheme: light dark }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
pre { padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: .5rem; white-space: pre-wrap; font-size: .9rem }
h2 { margin-top: 2.5rem }
a { min-height: 1.5rem }
ins, del { display: block; text-decoration: none }
ins { background: color-mix(in srgb, #2e7d32 22%, transparent) }
del { background: color-mix(in srgb, #c62828 22%, transparent) }`

/** Nothing in a walkthrough may run: it shows attacks. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
} as const

/** A page with a walkthrough. @param markdown of `walkthroughOf` */
export function walkthroughPage({ challenge }: CatalogueEntry, markdown: string): string {
  const ways = [
    ['../walkthroughs', 'All walkthroughs'],
    [`../../../#/challenge/${challenge.key}`, 'To the challenge'],
  ]
    .map(([to, text]) => `<a href="${to}">${text}</a>`)
    .join(' · ')
  return page(
    `Walkthrough: ${challenge.name}`,
    `<p>${ways}</p>\n${withMarkedChanges(marked.parse(markdown, { async: false }))}`,
  )
}

/** A page that links to walkthroughs, or says that there are none to read. */
export function walkthroughList(entries: readonly CatalogueEntry[]): string {
  const items = entries.map(
    ({ challenge }) => `<li><a href="walkthroughs/${challenge.key}">${escapeHtml(challenge.name)}</a></li>`,
  )
  const list = items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : '<p>None was released yet.</p>'
  return page(
    'Walkthroughs',
    `<p><a href="../../#/training">To the score board</a></p>\n<h1>Walkthroughs</h1>\n${list}`,
  )
}

/** Lines of a difference say by more than their sign what they are. */
function withMarkedChanges(html: string): string {
  return html.replace(/(<code class="language-diff">)([\s\S]*?)(?=<\/code>)/g, (_, tag: string, code: string) => {
    const lines = code.trimEnd().split('\n')
    const element = (line: string) => (line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : null)
    return (
      tag + lines.map((line) => (element(line) ? `<${element(line)}>${line}</${element(line)}>` : `${line}\n`)).join('')
    )
  })
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`
}
