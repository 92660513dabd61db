import type { HttpResponse, RequestDetails } from '@fruit/world/route'
import type { WorldFile } from '@fruit/world/storage/world-file'
import type { Role, Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { sessionOf } from '../accounts/tokens.ts'
import { keyServed, logRequested } from './facts.ts'
import { offerKeys, offerLogs } from './seams.ts'
import { fileAnswer, listing } from './service.ts'

/** Modification time of all keys. */
export const KEYS_MADE_AT = Date.UTC(2021, 2, 19, 9, 12, 33)

const KEYS = '/encryptionkeys'
/** The key that verifies this world's tokens. It comes from the world's secrets, not from its files. */
const TOKEN_KEY = 'jwt.pub'
const LOGS = '/logs'
const LATEST_LOG = 'access.log'

const BINARY = 'application/octet-stream'

/** @throws HttpError 403 where the names of keys are not shown */
export async function listKeys(visit: Visit, request: RequestDetails): Promise<HttpResponse> {
  const { world } = visit
  if (!world.use(offerKeys)(null)) throw new HttpError(403, 'The names in this folder are not shown.')
  const { bytes, modifiedAt } = await tokenKey(visit)
  const entries = [
    { name: TOKEN_KEY, kind: 'file' as const, size: bytes.length, modifiedAt },
    ...world.files.list(KEYS).filter(({ name }) => name !== TOKEN_KEY),
  ]
  return listing(visit, KEYS, entries, request)
}

/** @throws HttpError 403 for a key that is not public, 404 where there is none */
export async function readKey(visit: Visit, name: string, request: RequestDetails): Promise<HttpResponse> {
  if (name === '') return listKeys(visit, request)
  requireName(name)
  if (!visit.world.use(offerKeys)(name)) throw new HttpError(403, 'This key is not for the public.')
  const file = name === TOKEN_KEY ? await tokenKey(visit) : visit.world.files.read(`${KEYS}/${name}`)
  if (!file) throw new HttpError(404, 'There is no key of that name.')
  visit.record(keyServed, { name })
  return fileAnswer(file, BINARY)
}

async function tokenKey({ world }: Visit): Promise<WorldFile> {
  const { publicKey } = await world.secrets.signingKeys()
  return { bytes: Buffer.from(publicKey), modifiedAt: KEYS_MADE_AT }
}

/** @throws HttpError 403 where logs are not shown, 404 while there is none */
export async function listLogs(visit: Visit, request: RequestDetails): Promise<HttpResponse> {
  if (!(await visit.world.call(offerLogs, null, await roleOf(visit, request))))
    throw new HttpError(403, 'The names in this folder are not shown.')
  return listing(visit, '/support/logs', visit.world.files.list(LOGS), request)
}

/**
 * A log. `access.log` without a day is the latest one.
 *
 * @throws HttpError 403 where logs are not shown, 404 where there is none of that name
 */
export async function readLog(visit: Visit, name: string, request: RequestDetails): Promise<HttpResponse> {
  if (name === '') return listLogs(visit, request)
  requireName(name)
  if (!(await visit.world.call(offerLogs, name, await roleOf(visit, request))))
    throw new HttpError(403, 'Logs are for the help desk alone.')
  const file = visit.world.files.read(`${LOGS}/${name === LATEST_LOG ? latestLog(visit) : name}`)
  visit.record(logRequested, { name, found: file !== undefined })
  if (!file) throw new HttpError(404, 'There is no log of that name.')
  return fileAnswer(file, BINARY)
}

/** When a browser opens the URL, the token is in the cookie. */
async function roleOf(visit: Visit, request: RequestDetails): Promise<Role | null> {
  const session = visit.session ?? (await sessionOf(visit.world, request.cookies.token))
  return session?.role ?? null
}

function latestLog({ world }: Visit): string {
  const days = world.files.list(LOGS).filter(({ name }) => /^access\.log\.[\d-]+$/.test(name))
  return days.at(-1)?.name ?? LATEST_LOG
}

function requireName(name: string): void {
  if (/[/\\]/.test(name) || /^\.+$/.test(name)) throw new HttpError(403, 'A file is named without slashes.')
}
