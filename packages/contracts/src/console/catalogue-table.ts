import { z } from 'zod'

/** What the catalogue says of one challenge: what it is, where its hole is, and where that is listed. */
export const catalogueRow = z.object({
  /** Number in continue codes. */
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  category: z.string(),
  /** Stars, 1 to 6. */
  difficulty: z.number().int(),
  kind: z.enum(['code', 'data', 'discovery', 'knowledge']),
  /** Method and path, `route` and path of a screen, or words. */
  call: z.string(),
  /** The part of the request that carries the attack, in the words of the catalogue. */
  parameter: z.string(),
  /** Where the flaw stands, from the folder of the project; null where no code is wrong. */
  file: z.string().nullable(),
  /** Lines of the file that are wrong. */
  lines: z.array(z.number().int()),
  /** Numbers of the Common Weakness Enumeration. */
  cwe: z.array(z.number().int()),
  /** Categories of the OWASP Top 10, such as `A03:2021`, by edition. */
  top10of2021: z.array(z.string()),
  top10of2025: z.array(z.string()),
  /** Of the OWASP API Security Top 10, such as `API1:2023`. */
  api2023: z.array(z.string()),
  /** Of the OWASP Top 10 for LLM Applications, such as `LLM01:2025`. */
  llm2025: z.array(z.string()),
  /** Of the OWASP Top 10 for Agentic Applications, such as `ASI01:2026`. */
  agentic: z.array(z.string()),
  /** Requirements of the OWASP ASVS 5, such as `V1.2.4`. */
  asvs: z.array(z.string()),
  /** Tests of the OWASP Web Security Testing Guide, such as `WSTG-INPV-05`. */
  wstg: z.array(z.string()),
  /** Tools by which a hole like this one is found, by name; at least one. */
  tools: z.array(z.string()),
  /** The family path that it is in; null where nobody put it into one. */
  path: z.string().nullable(),
  /** Other paths that lead past it. */
  otherPaths: z.array(z.string()),
})

export type CatalogueRow = z.output<typeof catalogueRow>
