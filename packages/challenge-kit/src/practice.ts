/** What a challenge has to do with the world outside of the shop. Texts are HTML; empty where nobody wrote one. */
export interface Practice {
  /** What an attacker gains by a hole like this one, in one sentence. */
  readonly impact: string
  /** What happened elsewhere: a list, each item with its year and the address of a public report. */
  readonly incidents: string
  /** How tools find a hole like this one. */
  readonly tools: string
  /** By which players see whether they understood. */
  readonly question: string
  readonly answer: string
}

const PARTS = ['impact', 'incidents', 'tools', 'question', 'answer'] as const

/** The parts that every challenge should have; the others only where there is something to say. */
export const EXPECTED_PRACTICE = ['impact', 'question', 'answer'] as const satisfies readonly (keyof Practice)[]

/**
 * Takes `practice.md` apart by its headings of the second level, which are called the same in every language.
 *
 * @returns the parts as Markdown; empty where there are none
 */
export function partsOfPractice(markdown: string): Practice {
  const [, ...pieces] = markdown.split(/^## ([a-z]+)[ \t]*$/m)
  const found = new Map<string, string>()
  for (let index = 0; index < pieces.length; index += 2) found.set(pieces[index]!, pieces[index + 1]!.trim())
  return mapPractice((part) => found.get(part) ?? '')
}

/** A practice whose texts follow from the names of its parts. */
export function mapPractice(text: (part: keyof Practice) => string): Practice {
  return Object.fromEntries(PARTS.map((part) => [part, text(part)])) as unknown as Practice
}

/** An item of a list that says in which year something happened, and where that can be read. */
// linear-ok: a practice is a file of the catalogue
const INCIDENT = /^(?:19|20)\d\d\b[\s\S]+\]\(https:\/\/[^)\s]+\)/

/** What is wrong with a `practice.md`, for its author: one sentence for each problem. */
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
