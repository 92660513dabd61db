import type { FastifyReply } from 'fastify'
import type { AuthorizationRequest } from './authorization-request.ts'
import type { Person } from './demo-accounts.ts'
import { EDITOR_SCRIPT_PATH, MARK_PATH, PAGE_PATH, PAGE_SCRIPT_PATH, STYLE_SHEET_PATH } from './paths.ts'

/** Brand name of the provider. */
export const BRAND = 'Rootstock ID'

interface SignInPage {
  readonly request: AuthorizationRequest
  readonly seal: string
  readonly people: readonly Person[]
  /** The typed e-mail address, after a failed attempt. */
  readonly triedEmail?: string
}

/** The page where users sign in and allow the client to get their e-mail address. */
export function signInPage({ request, seal, people, triedEmail }: SignInPage): string {
  const { client, redirectUri, state } = request
  const failed = triedEmail !== undefined
  const marks = failed ? ' aria-invalid="true" aria-describedby="problem"' : ''
  const hidden = {
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: 'token',
    scope: 'email',
    ...(state !== undefined && { state }),
    seal,
  }
  return page(
    failed ? 'That did not match: sign in' : 'Sign in',
    `<h1>Sign in</h1>
<p><strong>${escapeHtml(client.name)}</strong> at ${escapeHtml(redirectUri)} asks who you are. If you
sign in, it learns your e-mail address and nothing else. Your password stays here.</p>
<form method="post">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('\n')}
<div role="alert" id="problem">${failed ? '<p>No account has that e-mail and that password. Please look at the list below.</p>' : ''}</div>
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required maxlength="200" autocomplete="username" autocapitalize="none"
 spellcheck="false" value="${escapeHtml(triedEmail ?? '')}"${marks}>
<label for="password">Password</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password"${marks}>
<div class="choice">
<button name="decision" value="allow">Sign in and share my e-mail</button>
<button name="decision" value="deny" class="quiet" formnovalidate>Not now</button>
</div>
</form>
<h2>Accounts to try</h2>
<p>These people are made up, so their passwords are no secret.</p>
<ul role="list">
${people.map(personItem).join('\n')}
</ul>`,
  )
}

function personItem({ name, email, password }: Person): string {
  return `<li><strong>${escapeHtml(name)}</strong>
<dl><dt>E-mail</dt><dd><code>${escapeHtml(email)}</code></dd>
<dt>Password</dt><dd><code>${escapeHtml(password)}</code></dd></dl></li>`
}

/** The page where users write their own page, which is only stored in their browser. */
export function editorPage(): string {
  return page(
    'Write a page',
    `<h1>Write a page</h1>
<p>Whatever HTML you write here is a page of this site, with its forms and scripts. This browser keeps it; nobody else
sees it.</p>
<form>
<label for="html">HTML of the page</label>
<textarea id="html" rows="16" spellcheck="false" autocapitalize="none" autocomplete="off"></textarea>
<div class="choice">
<a class="button" href="${PAGE_PATH}" target="_blank">Open the page</a>
<button type="button" class="quiet" id="fresh">Begin afresh</button>
</div>
<p role="status" id="state"></p>
</form>
<noscript><p>This needs JavaScript.</p></noscript>`,
    {
      brand: 'Rootstock Pages',
      head: `<script src="${EDITOR_SCRIPT_PATH}" defer></script>\n`,
      footer: 'Rootstock Pages came with the training shop. It runs where the shop runs, and is of another origin.',
    },
  )
}

/** The page that a user has written. Its script inserts the text. */
export const WRITTEN_PAGE = `<!doctype html>\n<meta charset="utf-8">\n<script src="${PAGE_SCRIPT_PATH}"></script>\n`

/** Sends a page with an error message. */
export function sendProblem(reply: FastifyReply, status: number, problem: string, advice: string): FastifyReply {
  const main = `<h1>This did not work</h1>\n<p>${escapeHtml(problem)}</p>\n<p>${escapeHtml(advice)}</p>`
  return reply.status(status).type('text/html; charset=utf-8').send(page('This did not work', main))
}

const FOOTER = `${BRAND} came with the training shop. It runs where the shop runs and asks nobody else.`

function page(title: string, main: string, { brand = BRAND, head = '', footer = FOOTER } = {}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${brand}</title>
<link rel="icon" href="${MARK_PATH}" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE_SHEET_PATH}">
${head}</head>
<body>
<header><img src="${MARK_PATH}" alt="" width="40" height="40"> ${brand}</header>
<main>
${main}
</main>
<footer>${footer}</footer>
</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}
