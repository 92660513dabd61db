import type { StandardIds } from '@fruit/challenge-kit/standards'
import { parse } from 'yaml'

/** What is known of a challenge before it is built. */
export interface ChallengeFacts extends StandardIds {
  readonly key: string
  readonly id: number
  readonly name: string
  readonly category: string
  readonly difficulty: number
  readonly tags: readonly string[]
  readonly tutorialOrder: number | null
  readonly codingChallenge: boolean
  /** How the challenge works elsewhere, and texts that clients send to the letter. */
  readonly remarks: readonly string[]
}

/** An entry of docs/reference/challenges-to-build.yml, as far as it is read here. */
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

/** The one challenge without a number of v20; nobody else has this one. */
const WITHOUT_NUMBER = 114

/** The facts of a challenge that is still to be built; null where the list does not have it. */
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
      ...(entry.compat_literals ?? []).map((text) => `To the letter: ${text}`),
    ],
  }
}

/** The list without a challenge, everything else to the letter. */
export function withoutEntry(list: string, key: string): string {
  const [head = '', ...entries] = list.split(/^(?=- key: )/m)
  return [head, ...entries.filter((entry) => !entry.startsWith(`- key: ${key}\n`))].join('')
}
