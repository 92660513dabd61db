import type { FastifyInstance } from 'fastify'
import { securityHeaders } from './guarding-headers.ts'
import { editorPage, WRITTEN_PAGE } from './pages.ts'
import { EDITOR_PATH, EDITOR_SCRIPT_PATH, PAGE_PATH, PAGE_SCRIPT_PATH } from './paths.ts'

/** Stores the text in the browser's local storage, from which the written page reads it. */
const EDITOR_SCRIPT = `'use strict'
const html = document.getElementById('html')
const state = document.getElementById('state')
const blank = '<title>My page</title>\\n<h1>Hello</h1>\\n'
html.value = localStorage.getItem('page') ?? blank
function keep() {
  try {
    localStorage.setItem('page', html.value)
    state.textContent = ''
  } catch {
    state.textContent = 'Your browser keeps nothing for this site, so the page cannot be opened. It may be too long.'
  }
}
keep()
html.addEventListener('input', keep)
document.getElementById('fresh').addEventListener('click', () => {
  html.value = blank
  keep()
  html.focus()
})
`

/** Writes the text right after the script while the page is parsed, as if the server had sent it. */
const PAGE_SCRIPT = `'use strict'
document.currentScript.remove()
document.write(localStorage.getItem('page') ?? '')
`

/**
 * Adds a page editor, whose pages act as an attacker's site: a different origin than the shop but the same site,
 * because they share the host. So browsers add the shop's cookies to its forms. The server neither receives nor sends
 * the text: no link and no form can show users a page that they did not write themselves.
 */
export function addPageEditor(app: FastifyInstance): void {
  const html = 'text/html; charset=utf-8'
  const script = 'text/javascript; charset=utf-8'
  const { 'content-security-policy': guard = '' } = securityHeaders()
  app.get(EDITOR_PATH, (_request, reply) =>
    reply.type(html).header('content-security-policy', `${guard}; script-src 'self'`).send(editorPage()),
  )
  app.get(PAGE_PATH, (_request, reply) =>
    reply
      .removeHeader('content-security-policy')
      // With `same-origin`, browsers would not send the origin with its forms.
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .type(html)
      .send(WRITTEN_PAGE),
  )
  app.get(EDITOR_SCRIPT_PATH, (_request, reply) => reply.type(script).send(EDITOR_SCRIPT))
  app.get(PAGE_SCRIPT_PATH, (_request, reply) => reply.type(script).send(PAGE_SCRIPT))
}
