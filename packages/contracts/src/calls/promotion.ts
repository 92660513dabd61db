import { z } from 'zod'
import { callsOf } from '../call.ts'
import { bytes, failure, htmlPage, plainText } from '../shapes.ts'

const call = callsOf({ tag: 'Pages', access: 'open' })

const film = bytes('video/mp4', 'video/webm', 'application/octet-stream')
const fileOfFilm = bytes('video/mp4', 'video/webm', 'text/vtt', 'application/octet-stream')
const parts = {
  200: { 'Accept-Ranges': 'Parts are told in `bytes`' },
  206: { 'Accept-Ranges': 'Parts are told in `bytes`', 'Content-Range': 'Which bytes of how many these are' },
  416: { 'Content-Range': 'How many bytes there are' },
}

export const showPromotion = call('GET /promotion', {
  summary: 'A page with the film of the shop and its subtitles',
  answers: { 200: htmlPage },
})

export const playVideo = call('GET /video', {
  summary: 'The film of the shop, or the part of it that the header Range asks for',
  example: { headers: { Range: 'bytes=0-99' }, status: 206 },
  headers: parts,
  answers: { 200: film, 206: film, 404: failure, 416: plainText },
})

export const readVideoFile = call('GET /assets/public/videos/:name', {
  summary: 'The film of the shop or its subtitles, as files',
  example: { params: { name: 'owasp_promo.vtt' } },
  params: z.object({ name: z.string().max(1000) }),
  headers: parts,
  answers: { 200: fileOfFilm, 206: fileOfFilm, 404: failure, 416: plainText },
})
