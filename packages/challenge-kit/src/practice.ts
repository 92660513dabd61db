import { sectionsIn } from './texts.ts'

/** Practical relevance of a challenge. Texts are HTML, and empty if they do not exist. */
export interface Practice {
  /** Impact of such a vulnerability, in one sentence. */
  readonly impact: string
  /** Real incidents: a list, each item with year and URL of a public report. */
  readonly incidents: string
  /** How tools find such a vulnerability. */
  readonly tools: string
  /** Control question for players. */
  readonly question: string
  readonly answer: string
}

const PARTS = ['impact', 'incidents', 'tools', 'question', 'answer'] as const

/** Parts that every challenge should have. The others are optional. */
export const EXPECTED_PRACTICE = ['impact', 'question', 'answer'] as const satisfies readonly (keyof Practice)[]

/**
 * Splits `practice.md` at its second-level headings, which are the same in all languages.
 *
 * @returns the parts as Markdown; empty where there are none
 */
export function partsOfPractice(markdown: string): Practice {
  const found = sectionsIn(markdown, /^## ([a-z]+)[ \t]*$/m)
  return mapPractice((part) => found.get(part) ?? '')
}

/** Builds a practice from a function of the part's name. */
export function mapPractice(text: (part: keyof Practice) => string): Practice {
  return Object.fromEntries(PARTS.map((part) => [part, text(part)])) as unknown as Practice
}

/** A list item that starts with a year and links a source. */
// linear-ok: a practice is a file of the catalogue
const INCIDENT = /^(?:19|20)\d\d\b[\s\S]+\]\(https:\/\/[^)\s]+\)/

/** Returns the problems of a `practice.md` for its author, one sentence each. */
export function practiceProblems(markdown: string): string[] {
  const problems: string[] = []
  const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
  for (const heading of headings)
    if (!(PARTS as readonly string[]).includes(heading))
      problems.push(`has a part “## ${heading}” that is not known. Parts are ${PARTS.join(', ')}.`)
  const { incidents, question, answer, impact } = partsOfPractice(markdown)
  const items = incidents.split(/^- /m)
  if (items[0] !== '' || !items.slice(1).every((item) => INCIDENT.test(item)))
    if (incidents !== '')
      problems.push('has incidents that are not “- <year>, … [name](https://…)”. Say when and where.')
  if ((question === '') !== (answer === '')) problems.push('has a question without an answer, or the other way round.')
  if (/\n\s*\n/.test(impact)) problems.push('has an impact of more than one paragraph. One sentence is enough.')
  return problems
}
