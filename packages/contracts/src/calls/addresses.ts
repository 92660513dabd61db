import { z } from 'zod'
import { defineCall } from '../call.ts'
import { createCall, getCall, listCall, removeCall, updateCall } from '../resource-calls.ts'
import { asked, failure, invalidInput, rowNotFound, signInFirst, success, text, time, typedNumber } from '../shapes.ts'

const address = z
  .looseObject({
    id: z.number().int(),
    UserId: z.number().int(),
    fullName: z.string(),
    mobileNum: z.number().int(),
    zipCode: z.string(),
    streetAddress: z.string(),
    city: z.string(),
    state: z.string().nullable(),
    country: z.string(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Address', description: 'A delivery address. A row of the table `Addresss`.' })

export type DeliveryAddress = z.output<typeof address>

const body = z.looseObject({
  fullName: text.optional(),
  mobileNum: typedNumber.optional().describe('7 to 10 digits.'),
  zipCode: z.union([text, z.number()]).optional().describe('At most 8 characters.'),
  streetAddress: text.optional().describe('At most 160 characters.'),
  city: text.optional(),
  state: text.nullish(),
  country: text.optional(),
})

const { shape: fields } = body
const own = { tag: 'Addresses', access: 'account' } as const
const notThere = { 400: z.union([rowNotFound, failure]), 401: signInFirst } as const

export const listAddresses = listCall('Addresss', address, { ...own, summary: 'List the addresses of the account' })

export const getAddress = defineCall({
  ...getCall('Addresss', address, {
    ...own,
    summary: 'Get an address of the account',
    example: { params: { id: 7 }, after: ['createAddress'] },
  }),
  answers: { 200: success(address), ...notThere },
})

export const createAddress = createCall('Addresss', address, {
  ...own,
  summary: 'Create an address',
  example: {
    body: {
      fullName: 'Quin Ince',
      mobileNum: 5550123,
      zipCode: '10115',
      streetAddress: '4 Orchard Lane',
      city: 'Appleby',
      state: 'Westmorland',
      country: 'England',
    },
  },
  body: body.extend({
    fullName: asked(fields.fullName),
    mobileNum: asked(fields.mobileNum),
    zipCode: asked(fields.zipCode),
    streetAddress: asked(fields.streetAddress),
    city: asked(fields.city),
    country: asked(fields.country),
  }),
})

export const changeAddress = defineCall({
  ...updateCall('Addresss', address, {
    ...own,
    summary: 'Update the sent fields of an address',
    example: { params: { id: 7 }, body: { city: 'Pearville' }, after: ['createAddress'] },
    body,
  }),
  answers: { 200: success(address), ...notThere, 400: z.union([rowNotFound, invalidInput, failure]) },
})

export const removeAddress = defineCall({
  ...removeCall('Addresss', {
    ...own,
    summary: 'Delete an address',
    example: { params: { id: 7 }, after: ['createAddress'] },
  }),
  answers: { 200: success(z.string().describe('Confirmation for the customer.')), ...notThere },
})
