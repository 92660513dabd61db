import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { Answer, type RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'

/** What is particular about a page. */
export interface PageParts {
  readonly title: string
  /** HTML of the part between head and foot. */
  readonly body: string
  /** BCP 47 tag of the language that it is written in; English without it. */
  readonly language?: string
  /** Name of a script of its own, one of apps/web/src/pages. */
  readonly script?: string
}

/** The address of a path of the shop, below the path that a proxy serves it at. */
export function addressOf(world: Pick<World, 'configuration'>, path: string): string {
  return world.configuration.server.basePath + path
}

/**
 * Where whoever asks reaches the shop, with a slash at the end: the address that the configuration gives it for all, or
 * the one that the request names, when that is only what a machine calls itself.
 */
export function outsideAddress(world: World, { headers }: Pick<RequestDetails, 'headers'>): string {
  const { baseUrl, basePath } = world.configuration.server
  const named = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host}${basePath}/`
  const isForAll = !['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)
  return isForAll || !URL.canParse(named) ? `${baseUrl.replace(/\/+$/, '')}/` : named
}

/** Whoever sees a page; the world may be one that could not be opened. */
export type PageVisitor = Pick<Visit, 'language'> & { readonly world: Pick<World, 'configuration'> }

/** A page that the server renders outside the client's routes, in the shop's look. It works without any script. */
export function page({ world }: PageVisitor, { title, body, language = 'en', script }: PageParts): string {
  const { name, theme, logo, favicon } = world.configuration.application
  const at = (path: string) => escapeHtml(addressOf(world, path))
  const pictureAt = (folder: string, file: string) =>
    /^https?:/.test(file) ? escapeHtml(file) : at(`/assets/public/${folder}${file}`)
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${pictureAt('', favicon)}">
<link rel="stylesheet" href="${at('/assets/public/page.css')}">
<script src="${at('/assets/public/page.js')}"></script>${
    script ? `\n<script type="module" src="${at(`/assets/public/${script}.js`)}"></script>` : ''
  }
</head>
<body class="${escapeHtml(theme)}-theme">
<header class="bar"><a class="home" href="${at('/')}"><img class="mark" src="${pictureAt('images/', logo)}" alt="" width="40" height="40"><span class="name">${escapeHtml(name)}</span></a></header>
<main class="main">
${body}
</main>
</body>
</html>
`
}

/** A page as an answer. */
export function pageAnswer(visit: Visit, parts: PageParts, headers: Readonly<Record<string, string>> = {}): Answer {
  return new Answer(200, Buffer.from(page(visit, parts)), { 'content-type': 'text/html; charset=utf-8', ...headers })
}
