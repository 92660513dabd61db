import type { SolvingRequest } from '@fruit/contracts/calls/training'
import type { RequestDetails } from '@fruit/world/route'

/** What a visit was caused by. */
export interface Cause {
  /** As the player will see it again; null for a job of the shop. */
  readonly request: SolvingRequest | null
  /** True when the marker picture of a screen was requested without the screen. */
  readonly bypassed: boolean
}

/** Stored length of a request's URL and body, in characters. */
const KEPT_CHARACTERS = 2000

/** Screens fetch these pictures when they open. */
const SCREEN_PICTURE = /^\/assets\/public\/images\/padding\//i

/** A request as the cause of what happened in its visit. */
export function causeOfRequest(request: Pick<RequestDetails, 'method' | 'url' | 'headers' | 'rawBody'>): Cause {
  const { method, url, headers, rawBody } = request
  const contentType = String(headers['content-type'] ?? '').slice(0, 200)
  const onPage = headers.referer !== undefined || headers['sec-fetch-dest'] === 'image'
  return {
    request: shortened({ kind: 'request', method, url, contentType, body: rawBody }),
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

function shortened(request: Omit<SolvingRequest, 'cut'>): SolvingRequest {
  const { url, body } = request
  return {
    ...request,
    url: url.slice(0, KEPT_CHARACTERS),
    body: body.slice(0, KEPT_CHARACTERS),
    cut: url.length > KEPT_CHARACTERS || body.length > KEPT_CHARACTERS,
  }
}
