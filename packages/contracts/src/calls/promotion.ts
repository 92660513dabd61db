import { z } from 'zod'
import { callsOf } from '../call.ts'
import { bytes, failure, htmlPage, plainText } from '../shapes.ts'

const call = callsOf({ tag: 'Pages', access: 'open' })

const film = bytes('video/mp4', 'video/webm', 'application/octet-stream')
const fileOfFilm = bytes('video/mp4', 'video/webm', 'text/vtt', 'application/octet-stream')
const parts = {
  200: { 'Accept-Ranges': 'Unit of ranges: `bytes`.' },
  206: { 'Accept-Ranges': 'Unit of ranges: `bytes`.', 'Content-Range': 'Range of the returned bytes and total size.' },
  416: { 'Content-Range': 'Total size in bytes.' },
}

export const showPromotion = call('GET /promotion', {
  summary: "Get the page with the shop's video and its subtitles",
  answers: { 200: htmlPage },
})

export const playVideo = call('GET /video', {
  summary: "Get the shop's video, or the range in the header Range",
  example: { headers: { Range: 'bytes=0-99' }, status: 206 },
  headers: parts,
  answers: { 200: film, 206: film, 404: failure, 416: plainText },
})

export const readVideoFile = call('GET /assets/public/videos/:name', {
  summary: "Get the shop's video or its subtitles as a file",
  example: { params: { name: 'owasp_promo.vtt' } },
  params: z.object({ name: z.string().max(1000) }),
  headers: parts,
  answers: { 200: fileOfFilm, 206: fileOfFilm, 404: failure, 416: plainText },
})
