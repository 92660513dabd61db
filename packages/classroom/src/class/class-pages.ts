import type { Configuration } from '@fruit/contracts/configuration'
import type { EventSettings } from '@fruit/contracts/console/class-event'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { page } from '@fruit/shop/page'
import { addressOf } from '@fruit/shop/page-address'
import { type PageTranslator, pageTranslator } from '@fruit/shop/page-words'
import { type Message, messageWith } from '@fruit/world/texts/texts'
import { TOOLS_COOKIE, TOOLS_HEADER } from './class-authenticator.ts'
import type { ClassRank } from './live-view.ts'

/** Configuration and language of a page. */
export interface PageContext {
  readonly configuration: Configuration
  /** Key of a language, such as `de_DE`. */
  readonly language: string
}

/** Values of the join form. */
export interface JoinForm {
  readonly code: string
  readonly nickname: string
  readonly teamCode: string
  /** Error message. */
  readonly problem: Message | null
  /** Nickname of the learner who has already joined in this browser; null without one. */
  readonly isIn: string | null
}

/** Renders the page where learners join an event or come back to it. */
export function joinPage(of: PageContext, form: JoinForm): string {
  const words = pageTranslator(of)
  const { say } = words
  const at = (path: string) => escapeHtml(addressOf(of, path))
  const field = (name: string, label: Message, more: string) =>
    `<label class="field"><span class="label">${say(label)}</span><span class="frame"><input class="input" name="${name}" autocomplete="off" ${more}></span></label>`
  return page(visitorOf(of), {
    title: words.plain('Join the class'),
    language: words.language,
    body: `<section class="card narrow">
<h1>${say('Join the class')}</h1>
${form.problem ? `<p class="error" role="alert">${say(form.problem)}</p>` : ''}
${
  form.isIn === null
    ? ''
    : `<p>${say(messageWith('You are in already, as {{nickname}}.', { nickname: form.isIn }))} <a href="${at('/class')}">${say('Your class')}</a></p>`
}
<form class="form" method="post" action="${at('/join')}">
${field('code', 'Code of six letters and digits', `required maxlength="12" autocapitalize="characters" spellcheck="false" value="${escapeHtml(form.code)}"`)}
${field('nickname', 'Nickname (not your real name)', `required maxlength="30" value="${escapeHtml(form.nickname)}"`)}
${field('teamCode', 'Code of your team, if a teammate gave you one', `maxlength="12" autocapitalize="characters" spellcheck="false" value="${escapeHtml(form.teamCode)}"`)}
<button class="button primary">${say('Join')}</button>
</form>
<form class="form" method="post" action="${at('/join/back')}">
<h2>${say('Have you been here before?')}</h2>
${field('pass', 'Your pass (four words)', 'required maxlength="80" autocapitalize="none" spellcheck="false"')}
<button class="button outline">${say('Come back')}</button>
</form>
</section>`,
  })
}

/** Data of the class page for one learner. */
export interface ClassView {
  readonly event: EventSettings
  readonly nickname: string
  readonly pass: string
  readonly toolsKey: string
  readonly toolsHost: string | null
  readonly port: string
  readonly team: { readonly code: string; readonly members: readonly string[] } | null
  readonly question: string | null
  /** Null outside contests. The best first. */
  readonly ranking: readonly ClassRank[] | null
  readonly ownTeam: string
  readonly isFrozen: boolean
  /** Names of the challenges that count; null if all do. */
  readonly challenges: readonly string[] | null
  readonly said: readonly string[]
  readonly notice: Message | null
}

/** Renders the page of a learner in an event: pass, tools, team, help, flags and ranking. */
export function classPage(of: PageContext, view: ClassView): string {
  const words = pageTranslator(of)
  const { say } = words
  const at = (path: string) => escapeHtml(addressOf(of, path))
  const part = (title: Message, body: string) => `<section class="card"><h2>${say(title)}</h2>${body}</section>`
  const sample = (text: string) => `<pre class="sample"><code>${escapeHtml(text)}</code></pre>`
  const send = (path: string, label: Message, content = '', kind = 'primary') =>
    `<form class="form" method="post" action="${at(path)}">${content}<button class="button ${kind}">${say(label)}</button></form>`
  return page(visitorOf(of), {
    title: view.event.name,
    language: words.language,
    body: `<div class="parts">
<h1>${escapeHtml(view.event.name)}</h1>
${view.notice ? `<p role="status" class="question">${say(view.notice)}</p>` : ''}
${part(
  messageWith('Welcome, {{nickname}}', { nickname: view.nickname }),
  `<p>${say('Keep these four words: they bring you back on another device.')}</p>${sample(view.pass)}
<p><a class="button primary" href="${at('/')}">${say('Open the shop')}</a></p>`,
)}
${view.said.length > 0 ? part('Your trainer says', `<ul>${view.said.map((text) => `<li class="said">${escapeHtml(text)}</li>`).join('')}</ul>`) : ''}
${view.challenges ? part('What counts', `<ul>${view.challenges.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`) : ''}
${
  view.team
    ? part(
        'Your team',
        `<ul>${view.team.members.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul><p>${say('Teammates join with this code:')}</p>${sample(view.team.code)}`,
      )
    : ''
}
${part('Ask for help', helpForm(words, send, view.question))}
${view.ranking ? part('Ranking', ranking(words, view, view.ranking)) : ''}
${
  view.event.form === 'contest'
    ? part(
        'Hand in a flag',
        send('/class/flag', 'Hand in a flag', input(words, 'Flag', 'flag', 'required maxlength="80"')),
      )
    : ''
}
${part(
  'Use your own tools',
  `<p>${say('curl, sqlmap, ZAP, Burp and bots reach your shop when they send this header:')}</p>${sample(`${TOOLS_HEADER}: ${view.toolsKey}`)}
<p>${say('Or this cookie:')}</p>${sample(`Cookie: ${TOOLS_COOKIE}=${view.toolsKey}`)}
${view.toolsHost ? `<p>${say('Or at an address of your own:')}</p>${sample(`http://${view.toolsHost}${view.port}/`)}` : ''}
<p>${say('Whoever knows it is in your shop. Make a new one when somebody else has seen it.')}</p>
${send('/class/renew', 'Make a new one', '', 'outline')}`,
)}
</div>`,
  })
}

type Send = (path: string, label: Message, content?: string, kind?: string) => string

function input({ say }: PageTranslator, label: Message, name: string, more: string): string {
  return `<label class="field"><span class="label">${say(label)}</span><span class="frame"><input class="input" name="${name}" autocomplete="off" ${more}></span></label>`
}

function helpForm(words: PageTranslator, send: Send, question: string | null): string {
  if (question !== null)
    return `<p>${words.say(messageWith('Your trainer knows of your question: {{question}}', { question }))}</p>`
  return send(
    '/class/question',
    'Ask for help',
    input(words, 'What are you stuck on?', 'question', 'required maxlength="500"'),
  )
}

function ranking({ say }: PageTranslator, view: ClassView, teams: NonNullable<ClassView['ranking']>): string {
  const rows = teams.map(
    ({ place, id, name, points, solved }) =>
      `<tr${id === view.ownTeam ? ' class="own"' : ''}><td>${place}</td><td>${escapeHtml(name)}</td><td>${solved}</td><td>${points}</td></tr>`,
  )
  return `${view.isFrozen ? `<p>${say('The ranking stands still until the end.')}</p>` : ''}
<table class="ranking"><thead><tr><td></td><th>${say('Name')}</th><th>${say('Solved')}</th><th>${say('Points')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function visitorOf({ configuration, language }: PageContext) {
  return { world: { configuration }, language }
}
