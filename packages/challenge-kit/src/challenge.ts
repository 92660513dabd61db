import type { Configuration } from '@fruit/contracts/configuration'
import type { Message } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import type { Fact, RecordedFact } from '@fruit/world/visits/fact'
import type { World } from '@fruit/world/world'
import type { StandardIds } from './standards.ts'
import type { Weakness } from './weakness.ts'

export const CATEGORIES = [
  'Broken Access Control',
  'Broken Anti Automation',
  'Broken Authentication',
  'Cryptographic Issues',
  'Improper Input Validation',
  'Injection',
  'Insecure Deserialization',
  'Miscellaneous',
  'Observability Failures',
  'Security Misconfiguration',
  'Security through Obscurity',
  'Sensitive Data Exposure',
  'Unvalidated Redirects',
  'Vulnerable Components',
  'XSS',
  'XXE',
] as const
export type Category = (typeof CATEGORIES)[number]

/**
 * `code`: a flaw in a seam. `data`: a weak or leaked secret. `discovery`, `knowledge`: the player finds or reports something. The rules
 * about the safe shop and the empty catalogue do not apply to the last two.
 */
export type ChallengeKind = 'code' | 'data' | 'discovery' | 'knowledge'

/** Result for a fact: it solves the challenge or not, or a message tells the player that the attempt was close. */
export type Verdict = boolean | Message

/** A kind of fact, and the condition under which it solves the challenge. */
export interface Trigger {
  readonly fact: Fact<unknown>
  readonly holds: (recorded: RecordedFact, world: World, visit: Visit) => Verdict
  /** URL fragment of the page on which the fact happened. It identifies the attack better than the later request. */
  readonly page?: (recorded: RecordedFact) => string
}

/**
 * Declares the fact that solves a challenge: `when(sessionOpened, (fact, world) => fact.accountId === …)`.
 *
 * @param page for facts reported by the browser: URL fragment of the page on which the fact happened
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

/** Location of a vulnerability, used to score scanners and on the solution page. */
export interface VulnerabilityLocation {
  /** Method and path of the request, or the route in the browser. */
  readonly call: string
  /** The part of the request that carries the attack. */
  readonly parameter: string
}

/** A vulnerability in every new shop that no challenge uses. Known clients read the data that it leaks. */
export interface OpenFlaw extends Pick<StandardIds, 'cwe' | 'owasp'> {
  /** Id of its weakness. */
  readonly weakness: string
  readonly name: string
  /** Locations; a weakness may have several. */
  readonly places: readonly VulnerabilityLocation[]
}

/** A challenge. Ids of its weakness are listed in `standards.ts`: cwe, owasp (Top 10 and API Top 10), asvs, wstg. */
export interface Challenge extends StandardIds {
  /** Number in continue codes. Ids below 1001 belong to the challenges of the interface. */
  readonly id: number
  readonly key: string
  readonly name: string
  readonly category: Category
  readonly difficulty: 1 | 2 | 3 | 4 | 5 | 6
  readonly tags: readonly string[]
  readonly kind: ChallengeKind
  /** Position among the tutorials, if it has one. */
  readonly tutorialOrder?: number
  readonly mitigationUrl?: string
  readonly place: VulnerabilityLocation
  readonly weakness?: Weakness
  /** Keys of challenges that should be solved first. */
  readonly prerequisites?: readonly string[]
  /** Whether players can find and fix the flaw in its code. */
  readonly codingChallenge: boolean
  /** Values of `{{name}}` placeholders in its texts that are not settings. */
  readonly words?: (configuration: Configuration) => Readonly<Record<string, string>>
  readonly solvedWhen: Trigger | readonly Trigger[]
  /** If this fact occurs in the same visit, the solve is a shortcut: it counts, and a message names another way. */
  readonly shortcut?: Trigger
}

export function defineChallenge(challenge: Challenge): Challenge {
  return challenge
}

/** Returns the id and folder name of a challenge: its key without "Challenge", in kebab case. */
export function folderOf(key: string): string {
  return key
    .replace(/Challenge$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
}
