import { partsOfNotes } from '@fruit/challenge-kit/explanation'

/** The texts of a challenge that are translated, by name of the file. */
export const TRANSLATED = ['brief', 'hints', 'notes', 'code-hints', 'tutorial'] as const
export type TranslatedText = (typeof TRANSLATED)[number]

const ITEM = /^\d+\. /gm
/** What players type and settings fill in is the same in every language. */
const CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\{\{[\w.]+\}\}/g

/**
 * What is wrong with the translation of a challenge's text, compared to English.
 *
 * @returns what is wrong and what to do; nothing: null
 */
export function translationProblem(name: TranslatedText, english: string, translation: string): string | null {
  if (translation.trim() === '') return 'is empty. Translate it.'
  if (name !== 'brief' && name !== 'notes') {
    const expected = english.match(ITEM)?.length ?? 0
    const items = translation.match(ITEM)?.length ?? 0
    if (items !== expected) return `has ${items} numbered texts, and English has ${expected}. Number as many.`
  }
  if (name === 'notes') {
    const parts = Object.entries(partsOfNotes(english))
    const translated = partsOfNotes(translation)
    const lacking = parts.find(([part, text]) => text !== '' && translated[part as keyof typeof translated] === '')
    if (lacking) return `has no ${lacking[0]}. Keep the three headings, the clue in bold and the line of references.`
  }
  const codes = codesIn(translation)
  const lost = codesIn(english).filter((code) => !codes.includes(code))
  if (lost.length > 0) return `lacks ${lost.join(' and ')}. What players type stays as it is.`
  return null
}

function codesIn(text: string): string[] {
  return [...new Set(text.match(CODE) ?? [])].map((code) => code.replace(/\s+/g, ' '))
}
