import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const MEDIA: Readonly<Record<string, string>> = { html: 'text/html', json: 'application/json', text: 'text/plain' }

/** Which of the offered kinds (`html`, `json`, `text`) the client likes best; the first of them where it does not care. */
export function preferredType(request: FastifyRequest, ...offered: string[]): string | false {
  const negotiator = new Negotiator(request.raw)
  const chosen = negotiator.mediaType(offered.map((kind) => MEDIA[kind] ?? kind))
  return offered.find((kind) => (MEDIA[kind] ?? kind) === chosen) ?? false
}
