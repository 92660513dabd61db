import { z } from 'zod'
import { callsOf } from '../call.ts'

const call = callsOf({ tag: 'Application', access: 'open' })

export const applicationVersion = call('GET /rest/admin/application-version', {
  summary: 'Version of the shop; empty when it is not to be shown',
  answers: { 200: z.object({ version: z.string() }) },
})

export const applicationConfiguration = call('GET /rest/admin/application-configuration', {
  summary: 'The configuration that the shop runs with',
  answers: { 200: z.object({ config: z.looseObject({ application: z.looseObject({ name: z.string() }) }) }) },
})

export const languages = call('GET /rest/languages', {
  summary: 'Languages of the shop and how complete each is',
  answers: {
    200: z.array(
      z.object({
        key: z.string(),
        lang: z.string(),
        icons: z.array(z.string()),
        shortKey: z.string(),
        percentage: z.number().int().min(0).max(100).describe('0 to 100: the share of keys that are present.'),
        gauge: z.enum(['full', 'three-quarters', 'half', 'quarter', 'empty']),
      }),
    ),
  },
})
