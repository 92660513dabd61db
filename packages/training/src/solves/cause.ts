import type { SolvingRequest } from '@fruit/contracts/calls/training'
import type { RequestDetails } from '@fruit/world/route'

/** What a visit was caused by. */
export interface Cause {
  /** As the player will see it again; null for a job of the shop. */
  readonly request: SolvingRequest | null
  /** What teaches more than the request as it came: the page that sent it, or the file that was in it. */
  readonly taught?: SolvingRequest
  /** True when the marker picture of a screen was requested without the screen. */
  readonly bypassed: boolean
}

/** Stored length of a request's URL and body, in characters. */
const KEPT_CHARACTERS = 2000

/** Screens fetch these pictures when they open. */
const SCREEN_PICTURE = /^\/assets\/public\/images\/padding\//i

/** A request as the cause of what happened in its visit. */
export function causeOfRequest(
  request: Pick<RequestDetails, 'method' | 'url' | 'headers' | 'rawBody' | 'upload'>,
): Cause {
  const { method, url, headers, rawBody, upload } = request
  const contentType = String(headers['content-type'] ?? '').slice(0, 200)
  const use = headers['sec-fetch-dest']
  const onPage = use === 'image' || (headers.referer !== undefined && use !== 'document')
  const sent = { kind: 'request', method, url, contentType } as const
  return {
    request: shortened({ ...sent, body: rawBody }),
    ...(upload && { taught: shortened({ ...sent, body: fileAsText(upload) }) }),
    bypassed: SCREEN_PICTURE.test(url) && !onPage,
  }
}

/** A message over the socket as the cause of what happened in its visit. */
export function causeOfMessage(event: string, payload: unknown): Cause {
  const text = typeof payload === 'string'
  const body = text ? payload : (JSON.stringify(payload) ?? '')
  const contentType = text ? 'text/plain' : 'application/json'
  return { request: shortened({ kind: 'message', method: 'EMIT', url: event, contentType, body }), bypassed: false }
}

/**
 * The cause where it is something on a page: the page stands for what it sent. Who asked for its picture alone was on no
 * page.
 *
 * @param address of the page, behind the `#`
 */
export function onPage(cause: Cause, address: string | undefined): Cause {
  if (address === undefined || cause.bypassed) return cause
  return {
    ...cause,
    taught: shortened({ kind: 'page', method: 'GET', url: `/#${address}`, contentType: '', body: '' }),
  }
}

/** A file that was sent: its name and size, and what stands in it where that is text. */
function fileAsText({ name, bytes }: NonNullable<RequestDetails['upload']>): string {
  const { length } = bytes
  const start = Buffer.from(bytes.subarray(0, 4 * KEPT_CHARACTERS))
  const text = start.toString(start[0] === 0xff && start[1] === 0xfe ? 'utf16le' : 'utf8')
  const isText = !/[^\P{Cc}\s]|\uFFFD./u.test(text)
  return `${name.slice(0, 200)} (${length} bytes)${isText ? `\n\n${text}` : ''}`
}

function shortened(request: Omit<SolvingRequest, 'cut'>): SolvingRequest {
  const { url, body } = request
  return {
    ...request,
    url: url.slice(0, KEPT_CHARACTERS),
    body: body.slice(0, KEPT_CHARACTERS),
    cut: url.length > KEPT_CHARACTERS || body.length > KEPT_CHARACTERS,
  }
}
