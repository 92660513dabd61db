import { z } from 'zod'
import { callsOf } from '../call.ts'
import { createCall, listCall } from '../resource-calls.ts'
import { asked, failure, nothing, numeric, text, time } from '../shapes.ts'

const call = callsOf({ tag: 'Complaints', access: 'open' })

const complaint = z
  .object({
    id: z.number().int(),
    UserId: z.number().int().nullable(),
    message: z.string(),
    file: z.string().nullable().describe('Name of the attached file.'),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Complaint', description: 'A complaint. A row of the table `Complaints`.' })

export const listComplaints = listCall('Complaints', complaint, {
  summary: 'List the complaints of the account',
  tag: 'Complaints',
  access: 'signed-in',
})

export const sendComplaint = createCall('Complaints', complaint, {
  summary: 'File a complaint',
  example: { body: { message: 'One bottle came without its cork.' } },
  tag: 'Complaints',
  access: 'signed-in',
  body: z.looseObject({
    UserId: numeric.nullish(),
    message: asked(text.optional()),
    file: z.string().max(255).nullish(),
  }),
})

const refused = z.object({ error: z.string() })

export const uploadInvoice = call('POST /file-upload', {
  summary: "Upload a complaint's invoice: PDF or ZIP, at most 100,000 bytes",
  example: {
    file: {
      name: 'invoice.pdf',
      content:
        'data:application/pdf;base64,JVBERi0xLjQKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyA+PgplbmRvYmoKdHJhaWxlcgo8PCAvUm9vdCAxIDAgUiA+PgolJUVPRgo=',
    },
  },
  // Larger than the allowed size, so that the response to a slightly too large file can name the limit.

  upload: { field: 'file', maxBytes: 200_000 },
  answers: {
    204: nothing,
    400: z.union([refused, failure]).describe('The file is missing, or the request is not a form.'),
    410: z
      .union([refused, failure])
      .describe('A format that partners used in the past. The shop no longer accepts it.'),
    413: z.union([refused, failure]),
    415: refused,
    500: failure.describe('The file is far too large.'),
    503: z.union([refused, failure]).describe('Reading the file took too long.'),
    507: failure,
  },
})
