import { z } from 'zod'
import { defineCall } from '../call.ts'

export const applicationVersion = defineCall({
  method: 'GET',
  path: '/rest/admin/application-version',
  summary: 'Version of the shop; empty when it is not to be shown',
  tag: 'Application',
  access: 'open',
  answers: { 200: z.object({ version: z.string() }) },
})

export const applicationConfiguration = defineCall({
  method: 'GET',
  path: '/rest/admin/application-configuration',
  summary: 'The configuration that the shop runs with',
  tag: 'Application',
  access: 'open',
  answers: { 200: z.object({ config: z.looseObject({ application: z.looseObject({ name: z.string() }) }) }) },
})

export const languages = defineCall({
  method: 'GET',
  path: '/rest/languages',
  summary: 'Languages of the shop and how complete each is',
  tag: 'Application',
  access: 'open',
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
