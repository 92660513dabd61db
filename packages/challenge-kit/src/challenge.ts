import type { Configuration } from '@fruit/contracts/configuration'
import type { Fact, RecordedFact } from '@fruit/world/fact'
import type { Saying } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import type { StandardIds } from './standards.ts'
import type { Weakness } from './weakness.ts'

export type Category =
  | 'Broken Access Control'
  | 'Broken Anti Automation'
  | 'Broken Authentication'
  | 'Cryptographic Issues'
  | 'Improper Input Validation'
  | 'Injection'
  | 'Insecure Deserialization'
  | 'Miscellaneous'
  | 'Observability Failures'
  | 'Security Misconfiguration'
  | 'Security through Obscurity'
  | 'Sensitive Data Exposure'
  | 'Unvalidated Redirects'
  | 'Vulnerable Components'
  | 'XSS'
  | 'XXE'

/**
 * `code`: a flaw in a seam. `data`: a weak or leaked secret. `discovery`, `knowledge`: finding or reporting something,
 * to which the rules about the safe shop and the empty catalogue do not apply.
 */
export type ChallengeKind = 'code' | 'data' | 'discovery' | 'knowledge'

/** What a fact is to a challenge: it solves it or not, or it comes so close that the player should be told this. */
export type Verdict = boolean | Saying

/** A kind of fact, and when one of them solves the challenge. */
export interface Trigger {
  readonly fact: Fact<unknown>
  readonly holds: (recorded: RecordedFact, world: World, visit: Visit) => Verdict
  /** Where it happened on a page: its address behind the `#`, which says more than what the page then sent. */
  readonly page?: (recorded: RecordedFact) => string
}

/**
 * Says which fact solves a challenge: `when(sessionOpened, (fact, world) => fact.accountId === …)`.
 *
 * @param page where a browser reports the fact: address behind the `#` of the page on which it happened
 */
export function when<Data>(
  fact: Fact<Data>,
  holds: (data: Data, world: World, visit: Visit) => Verdict = () => true,
  page?: (data: Data) => string,
): Trigger {
  return {
    fact: fact as Fact<unknown>,
    holds: (recorded, world, visit) => holds(recorded.data as Data, world, visit),
    ...(page && { page: ({ data }: RecordedFact) => page(data as Data) }),
  }
}

/** Where a hole is, for scanners that want to be scored and for the solution page. */
export interface Place {
  /** Method and path of the call, or the route in the browser. */
  readonly call: string
  /** The part of the request that carries the attack. */
  readonly parameter: string
}

/** What is wrong is also numbered, by the ids of `standards.ts`: cwe, owasp (Top 10 and API Top 10), asvs, wstg. */
export interface Challenge extends StandardIds {
  /** Its number in continue codes: `id.v20` of the fact table. */
  readonly id: number
  readonly key: string
  readonly name: string
  readonly category: Category
  readonly difficulty: 1 | 2 | 3 | 4 | 5 | 6
  readonly tags: readonly string[]
  readonly kind: ChallengeKind
  /** Place among the tutorials, where it has one. */
  readonly tutorialOrder?: number
  readonly mitigationUrl?: string
  readonly place: Place
  readonly weakness?: Weakness
  /** Keys of challenges that are better solved before this one. */
  readonly prerequisites?: readonly string[]
  /** Whether players find and fix the flaw in its code. */
  readonly codingChallenge: boolean
  /** Values of placeholders `{{name}}` in its texts that are not settings. */
  readonly words?: (configuration: Configuration) => Readonly<Record<string, string>>
  readonly solvedWhen: Trigger | readonly Trigger[]
  /** What, in the same visit, makes the solve one by a shortcut: it counts, and the player is told of another way. */
  readonly shortcut?: Trigger
}

/** Declares a challenge. */
export function defineChallenge(challenge: Challenge): Challenge {
  return challenge
}

/** The id and folder name of a challenge: its key without "Challenge", in kebab case. */
export function folderOf(key: string): string {
  return key
    .replace(/Challenge$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
}
