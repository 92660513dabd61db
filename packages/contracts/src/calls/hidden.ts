import { callsOf } from '../call.ts'
import { bytes, failure, htmlPage } from '../shapes.ts'

const call = callsOf({ tag: 'Pages', access: 'open' })

export const showPlanet = call('GET /the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg', {
  summary: 'Get a page with a planet',
  answers: { 200: htmlPage },
})

export const showPremiumPicture = call(
  'GET /this/page/is/hidden/behind/an/incredibly/high/paywall/that/could/only/be/unlocked/by/sending/1btc/to/us',
  {
    summary: 'Get a picture for customers who can pay',
    answers: { 200: bytes('image/jpeg') },
  },
)

export const refuseResponsibility = call(
  'GET /we/may/also/instruct/you/to/refuse/all/reasonably/necessary/responsibility',
  {
    summary: 'Page that the privacy policy refers to',
    answers: { 404: failure },
  },
)
