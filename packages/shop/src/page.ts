import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { HttpResponse } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { addressOf, type PageVisitor } from './page-address.ts'
import { pageFooter, pageHeader, pictureAt } from './page-frame.ts'
import { pageTranslator } from './page-words.ts'

/** The parts of a page that differ between pages. */
export interface PageParts {
  readonly title: string
  /** HTML between header and footer. */
  readonly body: string
  /** BCP 47 tag of the language of the body; English by default. */
  readonly language?: string
  /** Name of the page's own script in apps/web/src/pages. */
  readonly script?: string
}

/**
 * A page that the server renders outside the client's routes, in the style of the shop. Its forms work without scripts.
 */
export function page(visitor: PageVisitor, { title, body, language = 'en', script }: PageParts): string {
  const { world } = visitor
  const { theme, favicon } = world.configuration.application
  const at = (path: string) => escapeHtml(addressOf(world, path))
  const around = pageTranslator(visitor).language
  return `<!doctype html>
<html lang="${escapeHtml(around)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${pictureAt(visitor, '', favicon)}">
<link rel="stylesheet" href="${at('/assets/public/page.css')}">
<script src="${at('/assets/public/page.js')}"></script>${
    script ? `\n<script type="module" src="${at(`/assets/public/${script}.js`)}"></script>` : ''
  }
</head>
<body class="${escapeHtml(theme)}-theme layout">
${pageHeader(visitor)}
<main id="main" class="main" tabindex="-1"${language === around ? '' : ` lang="${escapeHtml(language)}"`}>
${body}
</main>
${pageFooter(visitor)}
</body>
</html>
`
}

/** A page as a response. */
export function pageAnswer(
  visit: Visit,
  parts: PageParts,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return new HttpResponse(200, Buffer.from(page(visit, parts)), {
    'content-type': 'text/html; charset=utf-8',
    ...headers,
  })
}
