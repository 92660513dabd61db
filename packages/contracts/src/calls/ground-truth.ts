import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure, nothing } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Training', access: 'open' })

const parameter = z
  .object({
    name: z.string(),
    in: z.enum(['path', 'query', 'body', 'header', 'cookie']),
    pointer: z.string().nullable().describe('JSON pointer into the body; null where it is no body'),
  })
  .meta({ id: 'HoleParameter' })

const role = z.enum(['anybody', 'customer', 'accounting', 'admin'])

const vulnerability = z
  .object({
    key: z.string().describe('Of its first challenge, or of its weakness'),
    name: z.string(),
    challenges: z
      .array(z.string())
      .describe('Keys of the challenges that are in it; none where it is open without one'),
    cwe: z.array(z.number()),
    wasc: z.array(z.number()),
    owasp: z.array(z.string()),
    category: z.string().describe('As the OWASP Benchmark calls it, or in its manner'),
    kind: z
      .enum(['call', 'screen', 'any'])
      .describe('What it is in: a call, a screen of the web client, or any request'),
    method: z.string().nullable(),
    path: z.string().nullable().describe('Template of the path, or the address of the screen behind the #'),
    parameters: z.array(parameter),
    role: role.describe('Who must ask to reach it'),
    real: z.boolean().describe('Whether this shop has it'),
    detectability: z.enum(['passive', 'active', 'out-of-band', 'logic', 'source']),
    isData: z
      .boolean()
      .describe('No code is wrong: a weak password, a leaked secret. A shop with safe code has it too'),
    file: z.string().nullable(),
    lines: z.array(z.number()),
    proof: z.string().nullable().describe('Where its walkthrough is, with the requests of its exploit'),
  })
  .meta({ id: 'TruthOfHole' })

const safePlace = z
  .object({
    method: z.string(),
    path: z.string(),
    role,
    parameter: parameter.nullable().describe('Null: the call as a whole'),
  })
  .meta({ id: 'SafePlace' })

const scanResult = z
  .object({
    key: z.string(),
    reached: z.boolean().describe('The call was asked'),
    touched: z.boolean().describe('Its parameter had different values'),
    triggered: z.boolean().nullable().describe('What exploits it happened; null where nothing tells'),
  })
  .meta({ id: 'SeenOfHole' })

export type GroundTruthVulnerability = z.output<typeof vulnerability>
export type SafePlace = z.output<typeof safePlace>
export type VulnerabilityScanResult = z.output<typeof scanResult>

const truth = z.object({ holes: z.array(vulnerability), safe: z.array(safePlace) })
export type GroundTruth = z.output<typeof truth>

export const readGroundTruth = call('GET /rest/training/ground-truth', {
  summary: 'Which holes this shop has, and which places have none, where the configuration shows it',
  example: { status: 403 },
  answers: { 200: truth, 403: failure },
})

export const readScan = call('GET /rest/training/scan', {
  summary:
    'What requests reached, touched and triggered of each hole since the last begin, where the configuration shows it',
  example: { status: 403 },
  answers: { 200: z.object({ requests: z.number(), holes: z.array(scanResult) }), 403: failure },
})

export const beginScan = call('POST /rest/training/scan', {
  summary: 'Forgets what was seen of a scan, so that another one can begin',
  ownPagesOnly: true,
  example: { status: 403 },
  answers: { 204: nothing, 403: failure },
})
