import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, plainText, text } from '../shapes.ts'

const page = { method: 'GET', tag: 'Pages', access: 'open' } as const

export const redirect = defineCall({
  ...page,
  path: '/redirect',
  summary: 'Leads to a page elsewhere that the shop links to',
  query: z.looseObject({ to: text.optional().describe('Address of the page') }),
  answers: { 302: z.unknown(), 400: failure, 406: failure, 500: failure },
})

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

export const showPlanet = defineCall({
  ...page,
  path: '/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg',
  summary: 'A planet',
  answers: { 200: plainText },
})

export const showPremiumPicture = defineCall({
  ...page,
  path: '/this/page/is/hidden/behind/an/incredibly/high/paywall/that/could/only/be/unlocked/by/sending/1btc/to/us',
  summary: 'A picture for those who can pay',
  answers: { 200: z.unknown() },
})

export const refuseResponsibility = defineCall({
  ...page,
  path: '/we/may/also/instruct/you/to/refuse/all/reasonably/necessary/responsibility',
  summary: 'Where words of the privacy policy lead',
  answers: { 404: failure },
})
