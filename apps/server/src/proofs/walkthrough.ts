import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { idsOf } from '@fruit/challenge-kit/standards'
import type { InsideExchange } from '@fruit/training/inside/inside-client'

/** Shown length of a body, in characters. */
const SHOWN = 1200

/**
 * How a challenge is solved, as Markdown: the requests that its exploit sent and what came back.
 *
 * @param exchanges everything that was sent, in order
 */
export function walkthroughOf(
  { challenge, brief, hints, explanation }: CatalogueEntry,
  exchanges: readonly InsideExchange[],
): string {
  const { cause, clue, fix } = explanation('en')
  return `${[
    `# ${challenge.name}`,
    brief('en'),
    ['★'.repeat(challenge.difficulty), challenge.category, idsOf(challenge).join(', '), `\`${challenge.key}\``]
      .filter((fact) => fact !== '')
      .join(' · '),
    `**Where it is:** \`${challenge.place.call}\`, ${challenge.place.parameter}`,
    '## What gave it away',
    clue,
    '## Step by step',
    exchanges.map(step).join('\n\n'),
    '## Why it worked',
    cause,
    '## How to fix it',
    fix,
    '## Hints',
    hints('en')
      .map((hint, index) => `${index + 1}. ${hint}`)
      .join('\n'),
  ].join('\n\n')}\n`
}

function step({ method, path, contentType, headers, body, response }: InsideExchange, index: number): string {
  const sent = method === 'EMIT' ? `socket event: ${path}` : `${method} ${path}`
  const own = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type')
  const typed = contentType && method !== 'EMIT' ? [['Content-Type', contentType] as const] : []
  const head = [...typed, ...own].map(([name, value]) => `\n${name}: ${value}`).join('')
  const request = `${index + 1}.\n\n${fenced('http', `${sent}${head}${body ? `\n\n${shown(body)}` : ''}`)}`
  if (!response) return request
  const type = String(response.headers['content-type'] ?? '').split(';')[0]
  const answer = /^(?:text|application\/(?:json|xml|javascript))/.test(type ?? '')
    ? shown(response.text)
    : `(${type || 'nothing'})`
  return `${request}\n\n${fenced('http', `${response.status}${response.headers.location ? `\nLocation: ${response.headers.location}` : ''}\n\n${answer}`)}`
}

function shown(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text
}

/** A block whose fence is longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}
