import { languageIn } from '@fruit/network/language-cookie'
import { senderOf } from '@fruit/network/request-origin'
import { translate } from '@fruit/world/texts/texts'
import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../server-parts.ts'
import { callerOf } from '../world-naming.ts'

/** Target of the form on a damaged world's error page, below the shop's base path. */
export const REPAIR_PATH = '/rest/training/damaged-world'

/** Route that moves the damaged files of a world aside. It needs no open world, because a damaged world cannot be opened. */
export async function damagedWorlds(app: FastifyInstance, { backend, naming, proxies, basePath }: ServerParts) {
  const { registry } = backend
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: 1000, parseAs: 'string' }, (_request, _body, done) => done(null, {}))
  app.post(REPAIR_PATH, async (request, reply) => {
    const { cookie } = request.headers
    const refuse = (status: number, saying: Parameters<typeof translate>[1]) =>
      reply
        .status(status)
        .type('text/plain; charset=utf-8')
        .send(translate(languageIn(cookie), saying))
    const sender = senderOf(request.raw, proxies)
    if (sender === 'sister' || sender === 'other')
      return refuse(403, 'A page of another site sent this. Do it on a page of the shop instead.')
    const caller = callerOf(naming, request.headers)
    const id = caller?.isReadOnly ? null : (caller?.world ?? null)
    if (id !== null && registry.repair(id) === null && registry.damageOf(id))
      return refuse(409, 'Something is still going on in your shop. Wait a moment, then try again.')
    return reply.redirect(`${basePath}/`, 303)
  })
}
