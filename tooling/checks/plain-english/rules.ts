import { type Banned, GLOSSARY } from '../glossary.ts'
import type { Passage } from './passage.ts'

/** A pattern for one line of text, in which line breaks are spaces. */
interface Rule extends Banned {
  /** Default: all kinds of text. */
  readonly kinds?: readonly Passage['kind'][]
}

const OPENINGS = 'who|whom|whose|what|that which|those who|those whose|he who'
const OPENING_HINT = 'a sentence that begins with its subject, such as “the server”, “the player” or “a browser that …”'

const rule = (pattern: RegExp, instead: string, kinds?: Rule['kinds']): Rule => ({
  pattern,
  instead,
  ...(kinds && { kinds }),
})

/** Wording that developers would not use. Each was found in this repository. */
const RULES: readonly Rule[] = [
  // Names of columns and of settings may begin in lower case, such as “what it does”.
  rule(new RegExp(`^(?:${OPENINGS})(?![\\w'’])[^?]*$`, 'i'), OPENING_HINT, ['comment', 'title']),
  rule(/^(?:Who|Whom|Whose|What|That which|Those who|Those whose|He who)(?![\w'’])[^?]*$/, OPENING_HINT, ['document']),
  rule(/\bwho(?:m|so)?ever\b/i, 'the noun: the player, the server, a client that …'),
  rule(/\bwhatever\b/i, 'regardless of …, any …, all …'),
  rule(/\bso that nobody\b/i, 'so that no visitor …, or the fact in the passive voice'),
  rule(/\b(?:somebody|anybody)\b/i, 'a player, a visitor, a person, another process …'),
  rule(/\bnobody\b/i, 'no player, no visitor, none …'),
  rule(/\beverybody\b/i, 'all players, every visitor, anyone'),
  rule(
    /\b(?:stand|stands|stood|standing) (?:in|beside|there|behind|above|below|next|before|under|with|by|between|among|near)\b/i,
    'is in, replaces, is next to (texts and files do not stand)',
  ),
  rule(/\b(?:as|how|where) (?:it|they) stands?\b|\bstands? (?:up|down) to\b/i, 'unchanged, as it is'),
  rule(/\b(?:lies|lie|lay|lying) (?:in|at|under|below|behind|beside|with|within)\b/i, 'is in (files do not lie)'),
  rule(/\banew\b/i, 'again'),
  rule(/\b(?:hang|hangs|hung|hanging) on\b/i, 'depends on'),
  rule(/\b(?:go|goes|going|went) by\b/i, 'uses, depends on; of time: passes'),
  rule(
    /\b(?:is|are|was|were|be|been|being) told\b/i,
    'receives, is notified; or name who sends it: the server sends …',
  ),
  rule(/\b(?:get|gets|getting|got) away\b/i, 'leaves, escapes, is not caught'),
  rule(/\bmend(?:s|ed|ing)?\b/i, 'fix, fixed'),
  rule(/\bjourneys?\b/i, 'E2E test'),
  // “Sweeps the yard” is a verb, “--sweeps” an option and “fuzz.sweep.ts” a file.
  rule(
    /(?<![-.\w])sweeps?\b(?!\.)(?! (?:the|a|an|its|old|up|out|away|through|over|\p{L}+['’]s)\b)/iu,
    'long-running test',
  ),
  rule(/\bholes?\b/i, 'vulnerability, or flaw', ['document']),
  rule(
    /\b(?:count(?:s|ed|ing)?|first|last|fewer|more|many|special|null|no) (?:the )?signs?\b(?!-)|\bsign (?:by|for) sign\b|\bsigns (?:that|which) an? /i,
    'character',
  ),
  rule(
    /\bblanks\b(?! (?:an?|the|its|texts|fields)\b)|\b(?:an?|no|each|every) blank\b(?! (?:line|page|field|text|value|name|screen|form)s?\b)/i,
    'space',
  ),
  rule(/\bwish(?:es|ed)?\b/i, 'tool call; or ask for, want'),
  rule(/\bfarewells?\b/i, 'shutdown'),
  rule(/\b(?:is|are|was|were|be|been) believed\b/i, 'is trusted'),
  rule(/\b(?:give|gives|gave|giving) way\b/i, 'yields; or name what takes precedence'),
  rule(/\bwander(?:s|ed|ing)?\b/i, 'moves, is passed on'),
  rule(/\b(?:one['’]s|oneself)\b/i, 'name the person: the player’s, your'),
  rule(/\bhurts?\b/i, 'affects, damages'),
]

const rulesOf = (kind: Passage['kind']) =>
  [...RULES, ...GLOSSARY.en!].filter(({ kinds }: Rule) => kinds?.includes(kind) ?? true)

const RULES_OF: Readonly<Record<Passage['kind'], readonly Rule[]>> = {
  comment: rulesOf('comment'),
  title: rulesOf('title'),
  document: rulesOf('document'),
}

/** Words that a sentence of a document has at most. */
const MAX_SENTENCE_WORDS = 35

/** A place in which a sentence ends and another one may begin. */
const SENTENCE_END = /[.!?…]["'”’)\]]*\s+(?=["'“‘([]*[\p{Lu}\d`])/gu
/** Dots after these end no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|etc|approx|Nr|No|St|Dr|Mr|Ms|v)\.$/

/** A part of a passage, with its place in the text. */
interface Sentence {
  readonly text: string
  readonly start: number
}

/** Splits a text at the ends of sentences. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const end of text.matchAll(SENTENCE_END)) {
    if (ABBREVIATION.test(text.slice(start, end.index + 1))) continue
    const next = end.index + end[0].length
    sentences.push({ text: text.slice(start, next).trimEnd(), start })
    start = next
  }
  if (start < text.length) sentences.push({ text: text.slice(start).trimEnd(), start })
  return sentences
}

/** A list of inline code, such as names of methods. */
const CODE_LIST = /`(?:(?:,|,? and|,? or) `)+/g

/** Number of words. Inline code and lists of inline code count as one, punctuation does not count. */
function countWords(sentence: string): number {
  return sentence
    .replace(CODE_LIST, '`')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}`]/u.test(word)).length
}

export interface WordingProblem {
  /** Place in the text of the passage. */
  readonly at: number
  readonly words: string
  readonly instead: string
}

/** Problems in the words of a passage, in their order. */
export function passageProblems({ kind, text }: Passage): WordingProblem[] {
  const line = text.replaceAll('\n', ' ')
  const problems = sentencesOf(line).flatMap((sentence) => {
    const found = RULES_OF[kind].flatMap(({ pattern, instead }): WordingProblem[] => {
      const match = pattern.exec(sentence.text)
      return match ? [{ at: sentence.start + match.index, words: shortened(match[0]), instead }] : []
    })
    const words = countWords(sentence.text)
    if (kind === 'document' && words > MAX_SENTENCE_WORDS)
      found.push({
        at: sentence.start,
        words: shortened(sentence.text),
        instead: `sentences of at most ${MAX_SENTENCE_WORDS} words (this one has ${words})`,
      })
    return found
  })
  return problems.toSorted((one, other) => one.at - other.at)
}

function shortened(words: string): string {
  const trimmed = words.trim()
  return trimmed.length > 50 ? `${trimmed.slice(0, 50).trimEnd()}…` : trimmed
}
