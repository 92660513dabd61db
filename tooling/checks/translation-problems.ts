import { questionsIn } from '@fruit/catalogue/questions'
import { reasonsIn } from '@fruit/catalogue/translated-texts'
import { partsOfNotes } from '@fruit/challenge-kit/explanation'
import { partsOfPractice } from '@fruit/challenge-kit/practice'

/**
 * Texts by the part of a translation: `name`, `brief`, `hints`, `notes`, `code-hints`, `practice`, `tutorial`, `fixes`;
 * of a path `goal`, `lesson`, `questions`.
 */
type Parts = ReadonlyMap<string, string>

const ITEM = /^\d+\. /gm
/** Code that players type, and placeholders of settings: the same in every language. */
const CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\{\{[\w.]+\}\}/g
/** Placeholder in code that players replace. */
const TO_FILL_IN = /<(?:[a-z]+ [a-z ]+|yours|number)>/
const REFERENCE = /\b(?:OWASP [A-Z][\w\s-]*? Cheat Sheet|RFC \d+|NIST SP [\w-]+|Phrack \d+)\b/g

/**
 * Problems of the translation of a challenge, weakness or path, compared to English. Missing parts are shown in
 * English.
 *
 * @returns one line for each problem: what is wrong and what to do
 */
export function translationProblems(english: Parts, translation: Parts): string[] {
  return [
    ...[...translation.keys()]
      .filter((part) => !english.has(part))
      .map((part) => `has a part “# ${part}”, which English lacks. Remove it, or correct its name.`),
    ...[...english].flatMap(([part, text]) => {
      const translated = translation.get(part) ?? ''
      if (translated === '') return []
      if (isUnfinished(translated)) return [`“# ${part}” still says “Fill in”. Translate it.`]
      const problem =
        structureProblem(part, text, translated) ?? codeProblem(text, translated) ?? referenceProblem(text, translated)
      return problem ? [`“# ${part}” ${problem}`] : []
    }),
  ]
}

/** Whether a text still contains a placeholder of `npm run new-challenge`. */
export function isUnfinished(text: string): boolean {
  return /\bfill in[.:]/i.test(text)
}

function structureProblem(part: string, english: string, translation: string): string | null {
  if (part === 'brief' || part === 'name' || part === 'goal') return null
  if (part === 'notes') {
    const lacking = lackingPart(partsOfNotes(english), partsOfNotes(translation))
    return lacking ? `has no ${lacking}. Keep three headings, the clue in bold and the line of references.` : null
  }
  if (part === 'practice') {
    const lacking = lackingPart(partsOfPractice(english), partsOfPractice(translation))
    return lacking ? `has no “## ${lacking}”. Its headings are the same in every language.` : null
  }
  if (part === 'fixes') {
    const names = [...reasonsIn(english).keys()].sort().join(', ')
    const translated = [...reasonsIn(translation).keys()].sort().join(', ')
    return names === translated ? null : `explains the fixes ${translated || 'none'}. Existing fixes are ${names}.`
  }
  if (part === 'questions') {
    const shape = (text: string) =>
      questionsIn(text)
        .map(({ name, answers }) => `${name} ${answers.map(({ isRight }) => (isRight ? 'x' : '-')).join('')}`)
        .join(', ')
    return shape(english) === shape(translation) ? null : `has other questions, or its answers in another order.`
  }
  const expected = english.match(ITEM)?.length ?? 0
  const items = translation.match(ITEM)?.length ?? 0
  return items === expected ? null : `has ${items} numbered texts, but English has ${expected}. Use the same number.`
}

/** Name of a part that English has and the translation lacks. */
function lackingPart<Names extends object>(english: Names, translation: Names): string | undefined {
  return Object.keys(english).find(
    (name) => english[name as keyof Names] !== '' && translation[name as keyof Names] === '',
  )
}

/** Compares numbered texts item by item, because code must be in the same item. */
function codeProblem(english: string, translation: string): string | null {
  const translated = translation.split(ITEM)
  const lost = english.split(ITEM).flatMap((item, index) => {
    const codes = codesIn(translated[index] ?? '')
    return codesIn(item).filter((code) => !codes.some((other) => isSameCode(code, other)))
  })
  return lost.length > 0 ? `lacks ${lost.join(' and ')}. Keep text that players type unchanged.` : null
}

/** Whether two codes are the same, except for placeholders such as `<that id>`, which may be translated. */
function isSameCode(english: string, translated: string): boolean {
  if (english === translated) return true
  const parts = english.split(TO_FILL_IN)
  if (parts.length === 1) return false
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('<[^<>]+>')
  return new RegExp(`^${pattern}$`).test(translated)
}

/** Documents keep their English names in every language. */
function referenceProblem(english: string, translation: string): string | null {
  const lost = (english.match(REFERENCE) ?? []).filter((name) => !translation.includes(name))
  return lost.length > 0 ? `does not name ${lost.join(' and ')}. Keep every reference.` : null
}

function codesIn(text: string): string[] {
  return [...new Set(text.match(CODE) ?? [])].map((code) => code.replace(/\s+/g, ' '))
}
