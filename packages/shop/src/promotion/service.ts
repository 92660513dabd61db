import { HttpResponse, type RequestDetails } from '@fruit/world/route'
import type { WorldFile } from '@fruit/world/storage/world-file'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { pageAnswer } from '../page.ts'
import { addressOf } from '../page-address.ts'
import { pageTranslator } from '../page-words.ts'
import { promotionShown } from './facts.ts'
import { parseRange } from './film-part.ts'
import { promotionBody } from './promotion-page.ts'
import { embedSubtitles } from './seams.ts'

/** URL path of the film and its subtitles. */
const VIDEOS = '/assets/public/videos'
/** Folder of both in the world's files, as in a build of Juice Shop. */
const VIDEOS_FOLDER = `/frontend/dist/frontend${VIDEOS}`

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}

/** The promotion page. */
export function showPromotion(visit: Visit): HttpResponse {
  const { world } = visit
  const { promotion, name } = world.configuration.application
  const words = pageTranslator(visit)
  const content = Buffer.from(fileOf(visit, promotion.subtitles)?.bytes ?? []).toString('utf8')
  const address = placeOf(visit, promotion.subtitles, `${VIDEOS}/${encodeURIComponent(promotion.subtitles)}`)
  const markup = world.use(embedSubtitles)({ text: content, address, label: words.plain('English') })
  visit.record(promotionShown, { subtitles: content, markup })
  const body = promotionBody(words, {
    name,
    film: placeOf(visit, promotion.video, '/video'),
    type: mediaType(promotion.video),
    subtitles: markup,
  })
  return pageAnswer(visit, { title: words.plain('How it falls from the tree'), body, language: words.language })
}

/**
 * The film, or the requested range of it.
 *
 * @throws HttpError 404 where the shop has no film of its own, 416 for a range beyond its end
 */
export function playVideo(visit: Visit, request: RequestDetails): HttpResponse {
  const { video } = visit.world.configuration.application.promotion
  return sendFile(visit, video, request, { 'content-location': `${VIDEOS}/${encodeURIComponent(video)}` })
}

/**
 * The film or its subtitles as a file.
 *
 * @param located further headers of a partial response
 * @throws HttpError 404 where no file has that name, 416 for a range beyond its end
 */
export function sendFile(
  visit: Visit,
  name: string,
  request: RequestDetails,
  located: Readonly<Record<string, string>> = {},
): HttpResponse {
  const file = fileOf(visit, name)
  if (!file) throw new HttpError(404, 'There is no film of that name.')
  const { bytes, modifiedAt } = file
  const headers = {
    'content-type': mediaType(name),
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    // From size and time: hashing the film for each range would take longer than sending it.
    etag: `W/"${bytes.length.toString(16)}-${modifiedAt.toString(16)}"`,
  }
  const { range } = request.headers
  const part = parseRange(typeof range === 'string' ? range : undefined, bytes.length)
  if (part === 'whole') return new HttpResponse(200, bytes, headers)
  if (part === 'none')
    return new HttpResponse(
      416,
      visit.translate(
        messageWith('The film ends after {{bytes}} bytes. Ask for an earlier part.', { bytes: bytes.length }),
      ),
      {
        'content-range': `bytes */${bytes.length}`,
      },
    )
  return new HttpResponse(206, bytes.subarray(part.first, part.last + 1), {
    ...headers,
    ...located,
    'content-range': `bytes ${part.first}-${part.last}/${bytes.length}`,
  })
}

function fileOf({ world }: Visit, name: string): WorldFile | undefined {
  return /[/\\]|^\.*$/.test(name) ? undefined : world.files.read(`${VIDEOS_FOLDER}/${name}`)
}

/** The URL of a configured file: external, or in the shop. */
function placeOf({ world }: Visit, named: string, own: string): string {
  return /^https?:/.test(named) ? named : addressOf(world, own)
}

function mediaType(name: string): string {
  return MEDIA_TYPES[name.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream'
}
