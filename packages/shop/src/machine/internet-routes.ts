import * as calls from '@fruit/contracts/calls/internet'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { pageAnswer } from '../page.ts'
import { addressOf } from '../page-address.ts'
import { pageTranslator } from '../page-words.ts'
import { hostRequested } from './facts.ts'
import { hostFile, PUBLIC_NET, type PublicPage, publicHosts, publicPages, searchPublicPages } from './public-net.ts'
import { latestShownAnswers } from './shown-answers.ts'

export const internetRoutes: readonly Route[] = [
  handle(calls.searchInternet, (visit, { query }) => searchPage(visit, query.q.trim())),
  handle(calls.visitInternet, (visit, { params }, { url }) => {
    recordHostRequest(visit, params['*'], url)
    return visitPage(visit, params['*'])
  }),
]

/**
 * These pages are untrusted: they run no scripts, submit no forms, load nothing, and cannot be framed. The sandbox
 * makes them a different origin from the shop.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Default style for pages. */
const LOOK = `<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 0 auto; padding: 0 1rem 3rem; font: 1rem/1.6 system-ui, sans-serif; }
.net { margin: 0 0 2rem; padding: .75rem 0; border-bottom: 1px solid; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
article { margin-block: 1.25rem; padding-inline-start: 1rem; border-inline-start: 3px solid; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .25rem .75rem .25rem 0; text-align: start; vertical-align: top; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>`

async function searchPage(visit: Visit, asked: string): Promise<HttpResponse> {
  const { world } = visit
  const { say, plain, language } = pageTranslator(visit)
  const link = (path: string, text: string) =>
    `<a href="${escapeHtml(addressOf(world, `${PUBLIC_NET}/${encodedPath(path)}`))}">${escapeHtml(text)}</a>`
  const found = await searchPublicPages(world, asked)
  const hits = found.map(
    ({ path, title, excerpt }) =>
      `<li><h3>${link(path, title)}</h3>\n<p class="muted path">${escapeHtml(path)}</p>\n<p class="path">${escapeHtml(excerpt)}</p></li>`,
  )
  const results =
    hits.length > 0
      ? `<section aria-labelledby="found"><h2 id="found">${say(messageWith('Pages that say “{{words}}”', { words: asked }))}</h2>\n<ul class="hits" id="hits">${hits.join('\n')}</ul></section>`
      : `<p role="status">${say(messageWith('Nobody out there says anything about “{{words}}”.', { words: asked }))}</p>`
  return pageAnswer(visit, {
    title: plain('The small internet'),
    language,
    body: `<section class="wide">
<h1 class="heading">${say('The small internet')}</h1>
<p class="muted">${say('It fits on one shelf, and this is its catalogue. Everything out there was written by strangers.')}</p>
<form action="${escapeHtml(addressOf(world, PUBLIC_NET))}" method="get" class="form" role="search">
<div class="field"><label class="label" for="q">${say('What are you looking for?')}</label>
<div class="frame"><input class="input" id="q" name="q" type="search" maxlength="200" value="${escapeHtml(asked)}"></div></div>
<button class="button primary" type="submit">${say('Search')}</button>
</form>
${asked === '' ? '' : results}
<section aria-labelledby="hosts"><h2 id="hosts">${say('Sites')}</h2>
<ul>${publicHosts(world)
      .map((host) => `<li>${link(host, host)}</li>`)
      .join('\n')}</ul></section>
<p><a href="${escapeHtml(addressOf(world, '/'))}">${say('Back to the shop')}</a></p>
</section>`,
  })
}

function recordHostRequest(visit: Visit, path: string, address: string): void {
  const [host = ''] = path.split('/')
  if (publicHosts(visit.world).includes(host))
    visit.record(hostRequested, { host, address, shown: latestShownAnswers(visit.world) })
}

/** @throws HttpError 404 where there is no such host, or no such page on it */
async function visitPage(visit: Visit, path: string): Promise<HttpResponse> {
  const { world } = visit
  if (path === '') return searchPage(visit, '')
  const file = hostFile(world, PUBLIC_NET, path) ?? (await frontPage(visit, path))
  if (!file) throw new HttpError(404, 'There is no such page out there.')
  const isPage = file.type.startsWith('text/html')
  return new HttpResponse(
    200,
    isPage ? Buffer.from(withDefaultStyle(visit, path, Buffer.from(file.bytes).toString())) : file.bytes,
    {
      'content-type': file.type,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  )
}

/** The list of pages of a host or folder that has no index page. */
async function frontPage({ world }: Visit, path: string): Promise<ReturnType<typeof hostFile>> {
  const pages: PublicPage[] = []
  for await (const page of publicPages(world, path)) pages.push(page)
  if (pages.length === 0) return undefined
  const links = pages.map(
    (page) =>
      `<li><a href="${escapeHtml(addressOf(world, `${PUBLIC_NET}/${encodedPath(page.path)}`))}">${escapeHtml(page.title)}</a></li>`,
  )
  const [host] = pages[0]!.path.split('/')
  const body = `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${escapeHtml(host!)}</title></head>\n<body>\n<h1>${escapeHtml(host!)}</h1>\n<ul>\n${links.join('\n')}\n</ul>\n</body>\n</html>\n`
  return { type: 'text/html; charset=utf-8', bytes: Buffer.from(body) }
}

/** Adds the default style to a page with a title, and a bar with its address and a link back. */
function withDefaultStyle({ world }: Visit, path: string, source: string): string {
  const bar = `<nav class="net"><a href="${escapeHtml(addressOf(world, PUBLIC_NET))}">← search</a> http://${escapeHtml(path)}</nav>`
  return source.replace(/<\/title>/i, (end) => `${end}\n${LOOK}`).replace(/<body>/i, (begin) => `${begin}\n${bar}`)
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
