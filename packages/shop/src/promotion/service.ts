import { Refusal } from '@fruit/world/refusal'
import { Answer, type RequestDetails } from '@fruit/world/route'
import { filled } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import type { WorldFile } from '@fruit/world/world-file'
import { pageAnswer } from '../page.ts'
import { addressOf } from '../page-address.ts'
import { wordsFor } from '../page-words.ts'
import { promotionShown } from './facts.ts'
import { partOf } from './film-part.ts'
import { promotionBody } from './promotion-page.ts'
import { embedSubtitles } from './seams.ts'

/** Path on the server of the film and its subtitles. */
const VIDEOS = '/assets/public/videos'
/** Where they lie among the world's files: as a shop that is built by its developers lays them down. */
const VIDEOS_FOLDER = `/frontend/dist/frontend${VIDEOS}`

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}

/** The page with the film. */
export function showPromotion(visit: Visit): Answer {
  const { world } = visit
  const { promotion, name } = world.configuration.application
  const words = wordsFor(visit)
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
 * The film, or the part of it that is asked for.
 *
 * @throws Refusal 404 where the shop has no film of its own, 416 for a part beyond its end
 */
export function playVideo(visit: Visit, request: RequestDetails): Answer {
  const { video } = visit.world.configuration.application.promotion
  return sendFile(visit, video, request, { 'content-location': `${VIDEOS}/${encodeURIComponent(video)}` })
}

/**
 * The film or its subtitles as a file.
 *
 * @param located headers of an answer that holds a part
 * @throws Refusal 404 where there is none of that name, 416 for a part beyond its end
 */
export function sendFile(
  visit: Visit,
  name: string,
  request: RequestDetails,
  located: Readonly<Record<string, string>> = {},
): Answer {
  const file = fileOf(visit, name)
  if (!file) throw new Refusal(404, 'There is no film of that name.')
  const { bytes, modifiedAt } = file
  const headers = {
    'content-type': mediaType(name),
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    // Made of what is known already: hashing the film for each part of it would take longer than sending it.
    etag: `W/"${bytes.length.toString(16)}-${modifiedAt.toString(16)}"`,
  }
  const { range } = request.headers
  const part = partOf(typeof range === 'string' ? range : undefined, bytes.length)
  if (part === 'whole') return new Answer(200, bytes, headers)
  if (part === 'none')
    return new Answer(
      416,
      visit.say(filled('The film ends after {{bytes}} bytes. Ask for an earlier part.', { bytes: bytes.length })),
      {
        'content-range': `bytes */${bytes.length}`,
      },
    )
  return new Answer(206, bytes.subarray(part.first, part.last + 1), {
    ...headers,
    ...located,
    'content-range': `bytes ${part.first}-${part.last}/${bytes.length}`,
  })
}

function fileOf({ world }: Visit, name: string): WorldFile | undefined {
  return /[/\\]|^\.*$/.test(name) ? undefined : world.files.read(`${VIDEOS_FOLDER}/${name}`)
}

/** Where browsers get a file that the configuration names: the shop's own from the shop. */
function placeOf({ world }: Visit, named: string, own: string): string {
  return /^https?:/.test(named) ? named : addressOf(world, own)
}

function mediaType(name: string): string {
  return MEDIA_TYPES[name.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream'
}
