import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  json: 'application/json',
  text: 'text/plain',
}

/** Returns the offered kind (`html`, `json`, `text`) that the client prefers; the first one if it has no preference. */
export function preferredType(request: FastifyRequest, ...offered: string[]): string | false {
  const negotiator = new Negotiator(request.raw)
  const chosen = negotiator.mediaType(offered.map((kind) => MEDIA_TYPES[kind] ?? kind))
  return offered.find((kind) => (MEDIA_TYPES[kind] ?? kind) === chosen) ?? false
}
