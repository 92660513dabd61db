import type { FastifyInstance } from 'fastify'
import { guardingHeaders } from './guarding-headers.ts'
import { editorPage, WRITTEN_PAGE } from './pages.ts'
import { EDITOR_PATH, EDITOR_SCRIPT_PATH, PAGE_PATH, PAGE_SCRIPT_PATH } from './paths.ts'

/** Keeps what is written in the browser's own store, from where the written page reads it. */
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

/** While the page is read, what is written comes right behind the script, as if the server had sent it. */
const PAGE_SCRIPT = `'use strict'
document.currentScript.remove()
document.write(localStorage.getItem('page') ?? '')
`

/**
 * Adds an editor of pages, which play the part of an attacker's site: another origin than the shop, and, being on the same
 * host, the same site, so that browsers add the shop's cookies to its forms. The server neither gets nor sends what is
 * written: no link and no form can bring anybody a page that they have not written themselves.
 */
export function addPageEditor(app: FastifyInstance): void {
  const html = 'text/html; charset=utf-8'
  const script = 'text/javascript; charset=utf-8'
  const { 'content-security-policy': guard = '' } = guardingHeaders()
  app.get(EDITOR_PATH, (_request, reply) =>
    reply.type(html).header('content-security-policy', `${guard}; script-src 'self'`).send(editorPage()),
  )
  app.get(PAGE_PATH, (_request, reply) =>
    reply
      .removeHeader('content-security-policy')
      // With `same-origin`, browsers would hide the origin of its forms.
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .type(html)
      .send(WRITTEN_PAGE),
  )
  app.get(EDITOR_SCRIPT_PATH, (_request, reply) => reply.type(script).send(EDITOR_SCRIPT))
  app.get(PAGE_SCRIPT_PATH, (_request, reply) => reply.type(script).send(PAGE_SCRIPT))
}
