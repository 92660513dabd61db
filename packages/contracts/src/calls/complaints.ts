import { z } from 'zod'
import { defineCall } from '../call.ts'
import { createCall, listCall } from '../resource-calls.ts'
import { failure, numeric, text, time } from '../shapes.ts'

/** A row of the table Complaints. */
const complaint = z.object({
  id: z.number().int(),
  UserId: z.number().int().nullable(),
  message: z.string(),
  /** Name of the file that came with it. */
  file: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
})

export const listComplaints = listCall('Complaints', complaint, {
  summary: 'Complaints of the account',
  tag: 'Complaints',
  access: 'signed-in',
})

export const sendComplaint = createCall('Complaints', complaint, {
  summary: 'Files a complaint',
  tag: 'Complaints',
  access: 'signed-in',
  body: z.looseObject({ UserId: numeric.nullish(), message: text.optional(), file: z.string().max(255).nullish() }),
})

const refused = z.object({ error: z.string() })

export const uploadInvoice = defineCall({
  method: 'POST',
  path: '/file-upload',
  summary: 'Takes the invoice to a complaint: a PDF or a ZIP archive of at most 100000 bytes',
  tag: 'Complaints',
  access: 'open',
  // Files up to this size are read, so that the answer to a slightly too large file can name the limit.
  upload: { field: 'file', maxBytes: 200_000 },
  answers: {
    204: z.literal(''),
    /** No file came, or not as a form. */
    400: z.union([refused, failure]),
    /** A format that partners sent once, and that the shop no longer takes. */
    410: z.union([refused, failure]),
    413: z.union([refused, failure]),
    415: refused,
    /** Far too large. */
    500: failure,
    /** Reading it took too long. */
    503: z.union([refused, failure]),
    507: failure,
  },
})
