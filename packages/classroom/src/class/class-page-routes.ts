import { parse } from 'node:querystring'
import { languageIn } from '@fruit/network/language-cookie'
import { senderOf } from '@fruit/network/request-origin'
import type { Clock } from '@fruit/world/clock'
import { literal, type Message, translate } from '@fruit/world/texts/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PlatformUnreachable } from '../store/platform-unreachable.ts'
import type { StoredLearner } from '../store/tables.ts'
import type { ClassAuthenticator } from './class-authenticator.ts'
import type { ClassPageOptions } from './class-hooks.ts'
import type { ClassKeys } from './class-keys.ts'
import { classPage, type JoinForm, joinPage } from './class-pages.ts'
import { ClassRefusal } from './class-refusal.ts'
import type { LearnerService } from './learner-service.ts'
import type { LiveView } from './live-view.ts'
import type { Roster } from './roster.ts'

/** Parts of the class that the pages use. */
interface Room {
  readonly roster: Roster
  readonly authenticator: ClassAuthenticator
  readonly keys: ClassKeys
  readonly learners: LearnerService
  readonly view: LiveView
  readonly options: { readonly clock: Clock }
}

/** Notices about a submitted flag, by the value of the query parameter `flag`. */
const NOTICES: ReadonlyMap<string, Message> = new Map<string, Message>([
  ['own', 'This flag belongs to your own team.'],
  ['shared', 'This is the flag of another team. It gives no points, and your trainer is told.'],
  ['wrong', 'Nobody has this flag.'],
])

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-type': 'text/html; charset=utf-8',
} as const

type Form = Readonly<Record<string, string>>

/** The pages where learners join and see their keys. They are outside the shops, so no script of a shop runs there. */
export function classPages(room: Room) {
  return async (app: FastifyInstance, { configuration, proxies }: ClassPageOptions): Promise<void> => {
    const { basePath } = configuration.server
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 10_000, parseAs: 'string' },
      (_request, body, done) => done(null, parseForm(String(body))),
    )
    app.setErrorHandler((error, request, reply) => {
      const known = error instanceof ClassRefusal ? error : null
      const lost = error instanceof PlatformUnreachable
      const status = known?.status ?? (lost ? 503 : ((error as { statusCode?: number }).statusCode ?? 500))
      const saying = known?.saying ?? (lost ? UNREACHABLE : literal('This cannot be done.'))
      const form = { code: '', nickname: '', teamCode: '', ...(request.body as Form | undefined) }
      return reply
        .status(status)
        .headers(HEADERS)
        .send(joinPage(pageFor(request), asked(form, saying)))
    })
    const pageFor = (request: FastifyRequest) => ({ configuration, language: languageIn(request.headers.cookie) })
    const learnerOf = ({ headers }: FastifyRequest): StoredLearner | undefined =>
      room.authenticator.browserLearner(headers)
    const asked = (form: Form, problem: Message | null, isIn: string | null = null): JoinForm => ({
      ...{ code: form.code ?? '', nickname: form.nickname ?? '', teamCode: form.teamCode ?? '', problem, isIn },
    })
    const to = (reply: FastifyReply, path: string) => reply.redirect(basePath + path, 303)
    const welcome = (request: FastifyRequest, reply: FastifyReply, learner: StoredLearner) => {
      const isSecure = proxies.isSecure(request.raw)
      const { language } = room.roster.event(learner.event).settings
      reply.header('set-cookie', room.authenticator.cookieOf(learner, isSecure))
      if (language !== null && !/(?:^|;\s*)language=/.test(request.headers.cookie ?? ''))
        reply.header('set-cookie', `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`)
      return to(reply, '/class')
    }
    /** @throws ClassRefusal 403 for requests from pages of other origins */
    const ownPagesOnly = (request: FastifyRequest) => {
      const sender = senderOf(request.raw, proxies)
      if (sender === 'sister' || sender === 'other')
        throw new ClassRefusal(403, 'A page of another site sent this. Do it on a page of the shop instead.')
    }
    /** Registers a form action for joined learners. */
    const forLearner = (path: string, act: (learner: StoredLearner, form: Form, request: FastifyRequest) => unknown) =>
      app.post(path, async (request, reply) => {
        ownPagesOnly(request)
        const learner = learnerOf(request)
        if (!learner) return to(reply, '/join')
        const notice = await act(learner, (request.body ?? {}) as Form, request)
        return to(reply, typeof notice === 'string' ? `/class?flag=${notice}` : '/class')
      })

    app.get('/join', (request, reply) => {
      const { code } = request.query as { code?: unknown }
      const form = { code: typeof code === 'string' ? code.slice(0, 12) : '' }
      return reply
        .headers(HEADERS)
        .send(joinPage(pageFor(request), asked(form, null, learnerOf(request)?.nickname ?? null)))
    })
    app.post('/join', async (request, reply) => {
      ownPagesOnly(request)
      const { code = '', nickname = '', teamCode = '' } = (request.body ?? {}) as Form
      const learner = await room.learners.join({ code, nickname, teamCode }, proxies.addressOf(request.raw))
      return welcome(request, reply, learner)
    })
    app.post('/join/back', (request, reply) => {
      ownPagesOnly(request)
      const { pass = '' } = (request.body ?? {}) as Form
      return welcome(request, reply, room.learners.rejoin(pass, proxies.addressOf(request.raw)))
    })
    app.get('/class', (request, reply) => {
      const learner = learnerOf(request)
      if (!learner) return to(reply, '/join')
      const { flag } = request.query as { flag?: unknown }
      const view = viewOf(room, learner, request.headers.host, NOTICES.get(String(flag)) ?? null)
      return reply.headers(HEADERS).send(classPage(pageFor(request), view))
    })
    forLearner('/class/renew', (learner) => room.learners.renewTools(learner.id))
    forLearner('/class/question', (learner, { question = '' }) => room.learners.ask(learner.id, question))
    forLearner('/class/flag', (learner, { flag = '' }, request) =>
      room.learners.submitFlag(learner.id, flag, proxies.addressOf(request.raw)),
    )
    app.get('/class/look', (request, reply) => {
      const { ticket } = request.query as { ticket?: unknown }
      const cookie =
        typeof ticket === 'string' ? room.authenticator.redeemTicket(ticket, proxies.isSecure(request.raw)) : null
      if (cookie === null)
        return reply
          .status(403)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(
            translate(
              'en',
              literal('This address was used, or its ten minutes are over. Ask the console for another.'),
            ),
          )
      // Clears data that scripts of another shop left in this browser.
      const headers = { 'set-cookie': cookie, 'referrer-policy': 'no-referrer', 'clear-site-data': '"storage"' }
      return to(reply.headers(headers), '/')
    })
  }
}

/** Number of ranks shown in a large class; the learner's own team is always shown. */
const MAX_RANKED = 100
const UNREACHABLE: Message = 'The class cannot be reached at the moment. Please try again in a minute.'

function viewOf(
  room: Room,
  learner: StoredLearner,
  host: string | undefined,
  notice: Message | null,
): Parameters<typeof classPage>[1] {
  const { roster, keys, authenticator, view } = room
  const event = roster.event(learner.event)
  const { settings } = event
  const { freezesAt } = settings
  const isFrozen = freezesAt !== null && freezesAt <= room.options.clock.now() && event.state === 'open'
  const ranked = settings.form === 'contest' ? view.ranking(event, isFrozen ? freezesAt : undefined) : null
  return {
    ...{ event: settings, nickname: learner.nickname, question: learner.question, notice, isFrozen },
    pass: keys.passOf(learner),
    toolsKey: keys.toolsKeyOf(learner),
    toolsHost: authenticator.hostOf(learner),
    port: /:\d+$/.exec(host ?? '')?.[0] ?? '',
    team:
      settings.teamSize > 1
        ? {
            code: keys.teamCodeOf(learner.team),
            members: roster.membersOf(learner.team).map(({ nickname }) => nickname),
          }
        : null,
    ranking: ranked?.filter(({ id }, index) => index < MAX_RANKED || id === learner.team) ?? null,
    ownTeam: learner.team,
    challenges:
      settings.challenges === null && settings.path === null ? null : view.challenges(event).map(({ name }) => name),
    said: roster.records.get(learner.team)?.trainerMessages.slice(-10).reverse() ?? [],
  }
}

/** Parses a form; of several fields with one name, the first counts. */
function parseForm(body: string): Form {
  return Object.fromEntries(Object.entries(parse(body)).map(([name, value]) => [name, [value].flat()[0] ?? '']))
}
