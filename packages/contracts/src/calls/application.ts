import { z } from 'zod'
import { callsOf } from '../call.ts'

const call = callsOf({ tag: 'Application', access: 'open' })

export const applicationVersion = call('GET /rest/admin/application-version', {
  summary: 'Get the version of the shop',
  answers: { 200: z.object({ version: z.string().describe('Empty if the configuration hides it.') }) },
})

export const applicationConfiguration = call('GET /rest/admin/application-configuration', {
  summary: 'Get the configuration of the shop',
  answers: { 200: z.object({ config: z.looseObject({ application: z.looseObject({ name: z.string() }) }) }) },
})

export const languages = call('GET /rest/languages', {
  summary: 'List the languages of the shop with their completeness',
  answers: {
    200: z.array(
      z.object({
        key: z.string(),
        lang: z.string(),
        icons: z.array(z.string()),
        shortKey: z.string(),
        percentage: z.number().int().min(0).max(100).describe('Share of the texts that are translated, in percent.'),
        gauge: z.enum(['full', 'three-quarters', 'half', 'quarter', 'empty']),
      }),
    ),
  },
})
