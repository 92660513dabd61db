import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure, nothing } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Training', access: 'open' })

const parameter = z
  .object({
    name: z.string(),
    in: z.enum(['path', 'query', 'body', 'header', 'cookie']),
    pointer: z.string().nullable().describe('JSON pointer into the body. Null for parameters outside the body.'),
  })
  .meta({ id: 'HoleParameter' })

const role = z.enum(['anybody', 'customer', 'accounting', 'admin'])

const vulnerability = z
  .object({
    key: z.string().describe('Key of its first challenge, or of its weakness.'),
    name: z.string(),
    challenges: z.array(z.string()).describe('Keys of its challenges. Empty if no challenge uses the vulnerability.'),
    cwe: z.array(z.number()),
    wasc: z.array(z.number()),
    owasp: z.array(z.string()),
    category: z.string().describe('Category of the OWASP Benchmark, or a name in the same style.'),
    kind: z.enum(['call', 'screen', 'any']).describe('Location: a call, a screen of the web client, or any request.'),
    method: z.string().nullable(),
    path: z
      .string()
      .nullable()
      .describe('Path template of the call, or path of the screen after `#`. Null for any request.'),
    parameters: z.array(parameter),
    role: role.describe('The role that an attacker needs at least.'),
    real: z.boolean().describe('True if this shop has the vulnerability.'),
    detectability: z.enum(['passive', 'active', 'out-of-band', 'logic', 'source']),
    isData: z
      .boolean()
      .describe(
        'True if no code is wrong, as with a weak password or a leaked secret. A shop with safe code has it too.',
      ),
    file: z.string().nullable(),
    lines: z.array(z.number()),
    proof: z
      .string()
      .nullable()
      .describe('Path of its walkthrough, with the requests of its exploit. Null without a challenge.'),
  })
  .meta({ id: 'TruthOfHole' })

const safePlace = z
  .object({
    method: z.string(),
    path: z.string(),
    role,
    parameter: parameter.nullable().describe('Null for the call as a whole.'),
  })
  .meta({ id: 'SafePlace' })

const scanResult = z
  .object({
    key: z.string(),
    reached: z.boolean().describe('True if the call was requested.'),
    touched: z.boolean().describe('True if its parameter had different values.'),
    triggered: z.boolean().nullable().describe('True if an exploit succeeded. Null if the server cannot detect one.'),
  })
  .meta({ id: 'SeenOfHole' })

export type GroundTruthVulnerability = z.output<typeof vulnerability>
export type SafePlace = z.output<typeof safePlace>
export type VulnerabilityScanResult = z.output<typeof scanResult>

const truth = z.object({ holes: z.array(vulnerability), safe: z.array(safePlace) })
export type GroundTruth = z.output<typeof truth>

const notShown = failure.describe('The setting `server.showGroundTruth` is off.')

export const readGroundTruth = call('GET /rest/training/ground-truth', {
  summary: 'List the vulnerabilities and the safe places of the shop',
  example: { status: 403 },
  answers: { 200: truth, 403: notShown },
})

export const readScan = call('GET /rest/training/scan', {
  summary: 'List the vulnerabilities that the scan reached, touched and triggered',
  example: { status: 403 },
  answers: {
    200: z
      .object({ requests: z.number(), holes: z.array(scanResult) })
      .describe('Results since the start of the scan.'),
    403: notShown,
  },
})

export const beginScan = call('POST /rest/training/scan', {
  summary: 'Start a new scan and discard the results of the last',
  ownPagesOnly: true,
  example: { status: 403 },
  answers: { 204: nothing, 403: failure },
})
