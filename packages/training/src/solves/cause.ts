import type { SolvingRequest } from '@fruit/contracts/calls/training'
import type { RequestDetails } from '@fruit/world/route'

/** The cause of a visit. */
export interface Cause {
  /** As the player will see it later; null for a job of the shop. */
  readonly request: SolvingRequest | null
  /** A more instructive form than the request as sent: the page that sent it, or the uploaded file. */
  readonly taught?: SolvingRequest
  /** True when the marker picture of a screen was requested without the screen. */
  readonly bypassed: boolean
}

/** Maximum number of characters stored of a request's URL and body. */
const MAX_STORED_CHARACTERS = 2000

/** Screens fetch these pictures when they open. */
const SCREEN_PICTURE = /^\/assets\/public\/images\/padding\//i

/** Creates the cause of a visit from its request. */
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

/** Creates the cause of a visit from its socket message. */
export function causeOfMessage(event: string, payload: unknown): Cause {
  const text = typeof payload === 'string'
  const body = text ? payload : (JSON.stringify(payload) ?? '')
  const contentType = text ? 'text/plain' : 'application/json'
  return { request: shortened({ kind: 'message', method: 'EMIT', url: event, contentType, body }), bypassed: false }
}

/**
 * Replaces the shown request by the page on which it was triggered. A request for only the marker picture does not count as a
 * page.
 *
 * @param address of the page, after the `#`
 */
export function withPage(cause: Cause, address: string | undefined): Cause {
  if (address === undefined || cause.bypassed) return cause
  return {
    ...cause,
    taught: shortened({ kind: 'page', method: 'GET', url: `/#${address}`, contentType: '', body: '' }),
  }
}

/** An uploaded file as text: its name and size, and its content if that is text. */
function fileAsText({ name, bytes }: NonNullable<RequestDetails['upload']>): string {
  const { length } = bytes
  const start = Buffer.from(bytes.subarray(0, 4 * MAX_STORED_CHARACTERS))
  const text = start.toString(start[0] === 0xff && start[1] === 0xfe ? 'utf16le' : 'utf8')
  const isText = !/[^\P{Cc}\s]|\uFFFD./u.test(text)
  return `${name.slice(0, 200)} (${length} bytes)${isText ? `\n\n${text}` : ''}`
}

function shortened(request: Omit<SolvingRequest, 'cut'>): SolvingRequest {
  const { url, body } = request
  return {
    ...request,
    url: url.slice(0, MAX_STORED_CHARACTERS),
    body: body.slice(0, MAX_STORED_CHARACTERS),
    cut: url.length > MAX_STORED_CHARACTERS || body.length > MAX_STORED_CHARACTERS,
  }
}
