import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, plainText } from '../shapes.ts'

const page = { method: 'GET', tag: 'Pages', access: 'open' } as const

export const showPromotion = defineCall({
  ...page,
  path: '/promotion',
  summary: 'A page with the film of the shop and its subtitles',
  answers: { 200: plainText },
})

export const playVideo = defineCall({
  ...page,
  path: '/video',
  summary: 'The film of the shop, or the part of it that the header Range asks for',
  answers: { 200: z.unknown(), 206: z.unknown(), 404: failure, 416: plainText },
})

export const readVideoFile = defineCall({
  ...page,
  path: '/assets/public/videos/:name',
  summary: 'The film of the shop or its subtitles, as files',
  params: z.object({ name: z.string().max(1000) }),
  answers: { 200: z.unknown(), 206: z.unknown(), 404: failure, 416: plainText },
})
