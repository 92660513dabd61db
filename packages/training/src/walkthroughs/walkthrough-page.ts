import { createHash } from 'node:crypto'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { marked } from 'marked'

/** Styles that the shop's style sheet lacks: code, and the lines of a difference. */
const STYLE = `
.walkthrough { max-width: 60rem; margin: 0 auto; padding: var(--space-5) var(--gutter) var(--space-8); overflow-wrap: anywhere }
.walkthrough > * + * { margin-top: var(--space-4) }
.walkthrough h1 { font-size: var(--text-3xl); line-height: 1.15 }
.walkthrough h2 { margin-top: var(--space-7); font-size: var(--text-xl) }
.walkthrough :is(ul, ol) { padding-inline-start: 1.4em }
.walkthrough li + li { margin-top: var(--space-2) }
.walkthrough code { font-family: var(--font-mono); font-size: .9em }
.walkthrough pre { padding: var(--space-4); border: 1px solid var(--color-border); border-radius: var(--radius-2); background: var(--color-surface); white-space: pre-wrap }
.walkthrough .ways { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5) }
.walkthrough .ways a { display: inline-flex; align-items: center; min-height: 44px }
ins, del { display: block; text-decoration: none }
ins { background: color-mix(in oklab, var(--color-success) 20%, transparent) }
del { background: color-mix(in oklab, var(--color-danger) 20%, transparent) }`

/** Sets the color mode that was chosen in the app; `lib/color-mode.ts` writes it. */
const MODE = `document.documentElement.dataset.mode = { light: 'light', dark: 'dark' }[localStorage.getItem('color-mode')] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')`

/** Relative address of the shop's root from a walkthrough. */
const ROOT = '../../../'

/** Only the script above may run in a walkthrough, because walkthroughs show attacks. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(MODE).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'cache-control': 'no-store',
} as const

/** Appearance of the shop that a page belongs to. */
interface ShopAppearance {
  readonly name: string
  readonly theme: string
  /** A file name among the shop's pictures, or an absolute address. */
  readonly logo: string
}

/** A page with a walkthrough. @param markdown result of `walkthroughOf` */
export function walkthroughPage(house: ShopAppearance, { challenge }: CatalogueEntry, markdown: string): string {
  return page(house, ROOT, {
    title: `Walkthrough: ${challenge.name}`,
    ways: [
      ['../walkthroughs', 'All walkthroughs'],
      [`${ROOT}#/challenge/${challenge.key}`, 'To the challenge'],
    ],
    content: withMarkedChanges(marked.parse(markdown, { async: false })),
  })
}

/** A page with links to the released walkthroughs. */
export function walkthroughList(house: ShopAppearance, entries: readonly CatalogueEntry[]): string {
  const items = entries.map(
    ({ challenge }) => `<li><a href="walkthroughs/${challenge.key}">${escapeHtml(challenge.name)}</a></li>`,
  )
  const list = items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : '<p>None has been released yet.</p>'
  return page(house, '../../', {
    title: 'Walkthroughs',
    ways: [['../../#/training', 'To the score board']],
    content: `<h1>Walkthroughs</h1>\n${list}`,
  })
}

/** Marks added and removed lines of a difference as `ins` and `del`. */
function withMarkedChanges(html: string): string {
  return html.replace(/(<code class="language-diff">)([^<]*)(?=<\/code>)/g, (_, tag: string, code: string) => {
    const lines = code.trimEnd().split('\n')
    const element = (line: string) => (line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : null)
    return (
      tag + lines.map((line) => (element(line) ? `<${element(line)}>${line}</${element(line)}>` : `${line}\n`)).join('')
    )
  })
}

interface Parts {
  readonly title: string
  readonly ways: readonly (readonly [address: string, text: string])[]
  /** HTML. */
  readonly content: string
}

/** A page with the header of the shop's other pages. @param root relative address of the shop's root */
function page({ name, theme, logo }: ShopAppearance, root: string, { title, ways, content }: Parts): string {
  const links = ways.map(([to, text]) => `<a href="${to}">${text}</a>`).join('\n')
  const picture = /^https?:/.test(logo) ? logo : `${root}assets/public/images/${logo}`
  return `<!doctype html>
<html lang="en" data-mode="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – ${escapeHtml(name)}</title>
<script>${MODE}</script>
<link rel="stylesheet" href="${root}assets/public/page.css">
<style>${STYLE}</style>
</head>
<body class="${escapeHtml(theme)}-theme">
<header class="bar">
<a class="home" href="${root}#/search"><img class="mark" src="${escapeHtml(picture)}" alt="" width="40" height="40"><span class="name">${escapeHtml(name)}</span></a>
</header>
<main class="walkthrough">
<p class="ways">${links}</p>
${content}
</main>
</body>
</html>
`
}
