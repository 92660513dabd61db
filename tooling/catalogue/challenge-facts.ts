import type { StandardIds } from '@fruit/challenge-kit/standards'
import { parse } from 'yaml'

/** Facts about a challenge before it is built. */
export interface ChallengeFacts extends StandardIds {
  readonly key: string
  readonly id: number
  readonly name: string
  readonly category: string
  readonly difficulty: number
  readonly tags: readonly string[]
  readonly tutorialOrder: number | null
  readonly codingChallenge: boolean
  /** How the challenge works in the reference application, and exact texts that clients send. */
  readonly remarks: readonly string[]
}

/** An entry of docs/reference/challenges-to-build.yml, with the fields that are used here. */
interface Entry {
  readonly key: string
  readonly name: string
  readonly category: string
  readonly difficulty: number
  readonly tags: readonly string[]
  readonly id: { readonly v15: number | null; readonly v20: number | null }
  readonly tutorial: { readonly order_v20: number | null }
  readonly coding_challenge: { readonly has: boolean }
  readonly cwe: string | null
  readonly owasp_top10_2021: string | null
  readonly owasp_top10_2025: string | null
  readonly owasp_api_2023: string | null
  readonly asvs_5: readonly string[]
  readonly wstg_4_2: readonly string[]
  readonly mechanism: string
  readonly data?: readonly string[]
  readonly compat_literals?: readonly string[]
}

/** Id of the one challenge without an id of v20. It is unused otherwise. */
const WITHOUT_NUMBER = 114

/** The facts of a challenge that is still to be built; null if it is not in the list. */
export function factsOf(list: string, key: string): ChallengeFacts | null {
  const entry = ((parse(list) ?? []) as Entry[]).find((candidate) => candidate.key === key)
  if (!entry) return null
  return {
    key,
    id: entry.id.v20 ?? WITHOUT_NUMBER,
    name: entry.name,
    category: entry.category,
    difficulty: entry.difficulty,
    tags: entry.tags,
    tutorialOrder: entry.tutorial.order_v20,
    cwe: [...(entry.cwe ?? '').matchAll(/CWE-(\d+)/g)].map(([, number]) => Number(number)),
    owasp: [entry.owasp_top10_2021, entry.owasp_top10_2025, entry.owasp_api_2023].flatMap(
      (text) => /^(?:A|API)\d+:\d+/.exec(text ?? '') ?? [],
    ),
    asvs: entry.asvs_5,
    wstg: entry.wstg_4_2,
    codingChallenge: entry.coding_challenge.has,
    remarks: [
      entry.mechanism,
      ...(entry.data ?? []),
      ...(entry.compat_literals ?? []).map((text) => `Exact text: ${text}`),
    ],
  }
}

/** The list without a challenge, otherwise unchanged. */
export function withoutEntry(list: string, key: string): string {
  const [head = '', ...entries] = list.split(/^(?=- key: )/m)
  return [head, ...entries.filter((entry) => !entry.startsWith(`- key: ${key}\n`))].join('')
}
