import * as calls from '@fruit/contracts/calls/security-policy'
import { HttpResponse, handle, type RequestDetails, type Route } from '@fruit/world/route'
import { resolvePath } from '@fruit/world/storage/world-files'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { fileAnswer, listing } from '../files/service.ts'
import { securityPolicyRead } from './facts.ts'
import { policyText } from './policy-text.ts'

const WELL_KNOWN = '/.well-known'

export const securityPolicyRoutes: readonly Route[] = [
  handle(calls.readSecurityPolicy, (visit) => readPolicy(visit)),
  handle(calls.readWellKnownSecurityPolicy, (visit) => readPolicy(visit)),
  handle(calls.listWellKnown, (visit, _input, request) => listWellKnown(visit, request)),
  handle(calls.readWellKnown, (visit, { params }, request) => readWellKnown(visit, params['*'], request)),
  handle(calls.readRobotRules, (visit) => new HttpResponse(200, robotRules(visit))),
]

/** With the ground truth published, crawlers may read the OpenAPI document, which describes the interface. */
function robotRules({ world }: Visit): string {
  const led = world.configuration.server.showGroundTruth ? 'Allow: /api-docs/openapi.json\n' : ''
  return `User-agent: *\nDisallow: /ftp\n${led}`
}

function readPolicy(visit: Visit): HttpResponse {
  visit.record(securityPolicyRead, {})
  return new HttpResponse(200, policyText(visit.world))
}

function listWellKnown(visit: Visit, request: RequestDetails): HttpResponse {
  const { world } = visit
  const policy = { name: 'security.txt', kind: 'file' as const, size: Buffer.byteLength(policyText(world)) }
  const entries = [...world.files.list(WELL_KNOWN), { ...policy, modifiedAt: world.clock.now() }]
  return listing(visit, WELL_KNOWN, entries, request)
}

/** A file below the folder, or the listing of one of its folders. All of it is public. */
function readWellKnown(visit: Visit, requested: string, request: RequestDetails): HttpResponse {
  const place = resolvePath(`${WELL_KNOWN}/${requested}`)
  if (place === WELL_KNOWN) return listWellKnown(visit, request)
  if (!place.startsWith(`${WELL_KNOWN}/`)) throw HttpError.expected(403, 'That is outside the folder.')
  const file = visit.world.files.read(place)
  const names = file ? [] : visit.world.files.list(place)
  // Browsers request several paths below this folder on their own, such as for developer tools and password changes.
  if (!file && names.length === 0)
    throw HttpError.expected(404, messageWith('There is no folder {{address}}.', { address: place }))
  if (!file) return listing(visit, place, names, request)
  return fileAnswer(file, mediaType(place))
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  asc: 'application/pgp-signature',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
}

function mediaType(path: string): string {
  return MEDIA_TYPES[path.split('.').at(-1)!] ?? 'text/plain; charset=utf-8'
}
