import { z } from 'zod'

/** The catalogue's data on one challenge: what it is, where its vulnerability is, and how standards classify it. */
export const catalogueRow = z.object({
  /** Number in continue codes. */
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  category: z.string(),
  /** Stars, 1 to 6. */
  difficulty: z.number().int(),
  kind: z.enum(['code', 'data', 'discovery', 'knowledge']),
  /** Method and path, `route` and the path of a screen, or a description. */
  call: z.string(),
  /** The part of the request that carries the attack, as named in the catalogue. */
  parameter: z.string(),
  /** File of the flaw, from the project's root; null where no code is wrong. */
  file: z.string().nullable(),
  /** Line numbers of the flaw. */
  lines: z.array(z.number().int()),
  /** CWE ids. */
  cwe: z.array(z.number().int()),
  /** Categories of the OWASP Top 10, such as `A03:2021`, by edition. */
  top10of2021: z.array(z.string()),
  top10of2025: z.array(z.string()),
  /** Categories of the OWASP API Security Top 10, such as `API1:2023`. */
  api2023: z.array(z.string()),
  /** Categories of the OWASP Top 10 for LLM Applications, such as `LLM01:2025`. */
  llm2025: z.array(z.string()),
  /** Categories of the OWASP Top 10 for Agentic Applications, such as `ASI01:2026`. */
  agentic: z.array(z.string()),
  /** Requirements of the OWASP ASVS 5, such as `V1.2.4`. */
  asvs: z.array(z.string()),
  /** Tests of the OWASP Web Security Testing Guide, such as `WSTG-INPV-05`. */
  wstg: z.array(z.string()),
  /** Names of tools that find such a vulnerability; at least one. */
  tools: z.array(z.string()),
  /** The family path that contains it; null where none does. */
  path: z.string().nullable(),
  /** Other paths that contain it. */
  otherPaths: z.array(z.string()),
})

export type CatalogueRow = z.output<typeof catalogueRow>
