import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, htmlPage, nothing, text } from '../shapes.ts'

const call = callsOf({ tag: 'Profile', access: 'cookie' })

/** Maximum size of a profile picture in bytes. */
const MAX_PICTURE_BYTES = 200_000

const redirectHeaders = { 302: { Location: 'URL of the profile page.' } }

/** A redirect has no body. */
const redirectResponse = nothing

export const showProfile = call('GET /profile', {
  summary: "Get the profile page with the account's name and picture",
  answers: { 200: htmlPage, 500: failure },
})

export const renameUser = call('POST /profile', {
  form: true,
  headers: redirectHeaders,
  summary: "Change the account's name, set a new token cookie and redirect",
  example: { body: { username: 'Quin' } },
  body: z.looseObject({
    username: z.string({ error: 'a text, please' }).max(1000, 'Names take at most 1000 characters.').default(''),
  }),
  answers: { 302: redirectResponse, 400: failure, 403: failure, 500: failure },
})

export const uploadProfilePicture = call('POST /profile/image/file', {
  headers: redirectHeaders,
  summary: 'Upload a profile picture and redirect to the profile page',
  example: {
    file: {
      name: 'me.png',
      content:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    },
  },
  upload: { field: 'file', maxBytes: MAX_PICTURE_BYTES },
  answers: { 302: redirectResponse, 400: failure, 403: failure, 415: failure, 500: failure, 507: failure },
})

export const linkProfilePicture = call('POST /profile/image/url', {
  form: true,
  headers: redirectHeaders,
  summary: 'Set the profile picture by URL and redirect to the page',
  example: {
    body: { imageUrl: 'http://localhost:3000/assets/public/images/uploads/goose-in-the-kitchen.webp' },
  },
  body: z.looseObject({ imageUrl: asked(text.default('')) }),
  answers: { 302: redirectResponse, 400: failure, 403: failure, 500: failure },
})
