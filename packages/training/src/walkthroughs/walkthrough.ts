import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { withoutMarkers } from '@fruit/challenge-kit/snippet'
import { idsOf } from '@fruit/challenge-kit/standards'
import { fixFile, fixNames } from '@fruit/challenge-kit/variants'
import type { Outcome, Weakness } from '@fruit/challenge-kit/weakness'
import type { LoopbackExchange } from '../inside/inside-client.ts'
import { lineDifference } from './line-difference.ts'
import { formatBody, shortenTokens } from './shortened-text.ts'
import { type Step, stepsOf } from './steps.ts'

/** Maximum number of characters shown of a body. */
const MAX_BODY_CHARACTERS = 1200

const OUTCOME: Readonly<Record<Outcome, string>> = {
  holds: 'holds',
  leaks: 'leaks: the attack, or another way to write it, still gets through',
  breaks: 'breaks: honest customers are no longer served',
}

/**
 * Describes in Markdown how a challenge is solved and fixed: the clue, each step of its exploit with the reason, the flaw and the
 * fix that holds, the other fixes with their defects, and prevention.
 *
 * @param entry with the settings of a shop in its texts
 * @param exchanges all exchanges of the exploit, in order
 */
export async function walkthroughOf(entry: CatalogueEntry, exchanges: readonly LoopbackExchange[]): Promise<string> {
  const { challenge, brief, hints, explanation, practice } = entry
  const { cause, clue, fix, prevention, references } = explanation('en')
  const { impact, incidents, tools } = practice('en')
  const isPlain = !/token|authorization|cookie|header|jwt/i.test(challenge.place.parameter)
  const parts: readonly (readonly [title: string, text: string])[] = [
    ['What it is worth to an attacker', impact],
    ['What gave it away', `${clue.charAt(0).toUpperCase()}${clue.slice(1)}`],
    [
      'Step by step',
      stepsOf(challenge, exchanges)
        .map((step, index) => stepText(step, index + 1, isPlain))
        .join('\n\n'),
    ],
    ['Why it worked', cause],
    ['How to fix it', fix],
    ...(challenge.weakness ? await repair(entry, challenge.weakness) : []),
    ['How to prevent it', prevention],
    ['How tools find it', tools],
    ['Where it happened', incidents],
    ['Read on', references],
    [
      'Hints',
      hints('en')
        .map((hint, index) => `${index + 1}. ${hint}`)
        .join('\n'),
    ],
  ]
  return `${[
    `# ${challenge.name}`,
    brief('en'),
    [
      `Difficulty: ${challenge.difficulty} of 6 drops`,
      challenge.category,
      idsOf(challenge).join(', '),
      `\`${challenge.key}\``,
    ]
      .filter((fact) => fact !== '')
      .join(' · '),
    `**Where it is:** \`${challenge.place.call}\`, ${challenge.place.parameter}`,
    ...parts.filter(([, text]) => text !== '').map(([title, text]) => `## ${title}\n\n${text}`),
  ].join('\n\n')}\n`
}

/** The difference between the flaw and the fix that holds, and the effect of each fix. */
async function repair(entry: CatalogueEntry, weakness: Weakness): Promise<(readonly [string, string])[]> {
  const { key } = entry.challenge
  const source = async (file: string) => withoutMarkers((await entry.sources[file]?.()) ?? '').text
  const fixes = fixNames(weakness).map((name) => {
    const { outcome, leavesOpen } = weakness.fixes[name]!
    return { name, outcome: leavesOpen?.includes(key) ? ('leaks' as const) : outcome }
  })
  const holding = fixes.find(({ outcome }) => outcome === 'holds')
  const difference =
    holding && lineDifference(await source(weakness.source), await source(fixFile(weakness, holding.name)))
  return [
    ['From the flaw to the fix that holds', difference ? fenced('diff', difference) : ''],
    [
      'What each fix does',
      fixes.map(({ name, outcome }) => `- **${name}** ${OUTCOME[outcome]}. ${entry.fixReason(name, 'en')}`).join('\n'),
    ],
  ]
}

/** @param isPlain true when tokens are not part of the attack, so that they may be shortened */
function stepText({ exchange, isAttack, why, byScreen, again }: Step, number: number, isPlain: boolean): string {
  const { method, path, contentType, headers, body, response } = exchange
  const short = isPlain || !isAttack ? shortenTokens : (text: string) => text
  const sent = method === 'EMIT' ? `socket event: ${path}` : `${method} ${path}`
  const own = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type')
  const typed = contentType && method !== 'EMIT' ? [['Content-Type', contentType] as const] : []
  const head = [...typed, ...own].map(([name, value]) => `\n${name}: ${value}`).join('')
  return [
    `**${number}.** ${[why, byScreen, again].filter((sentence) => sentence !== null).join(' ')}`,
    fenced('http', short(`${sent}${head}${body ? `\n\n${formatBody(body, MAX_BODY_CHARACTERS)}` : ''}`)),
    ...(response ? [fenced('http', answerText(response))] : []),
  ].join('\n\n')
}

function answerText({ status, headers, text }: NonNullable<LoopbackExchange['response']>): string {
  const type = String(headers['content-type'] ?? '').split(';')[0]
  const isText = /^(?:text|application\/(?:json|xml|javascript))/.test(type ?? '')
  const location = headers.location ? `\nLocation: ${headers.location}` : ''
  return shortenTokens(
    `${status}${location}\n\n${isText ? formatBody(text, MAX_BODY_CHARACTERS) : `(${type || 'nothing'})`}`,
  )
}

/** A code block with a fence longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}
