import { reasonsIn } from '@fruit/catalogue/translated-texts'
import { partsOfNotes } from '@fruit/challenge-kit/explanation'

/** Texts by the part of a translation: `name`, `brief`, `hints`, `notes`, `code-hints`, `tutorial`, `fixes`. */
type Parts = ReadonlyMap<string, string>

const ITEM = /^\d+\. /gm
/** What players type and what settings fill in is the same in every language. */
const CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\{\{[\w.]+\}\}/g

/**
 * What is wrong with the translation of a challenge's texts, or of a weakness's, compared to English. What it lacks is
 * shown in English.
 *
 * @returns one line for each problem: what is wrong and what to do
 */
export function translationProblems(english: Parts, translation: Parts): string[] {
  return [
    ...[...translation.keys()]
      .filter((part) => !english.has(part))
      .map((part) => `has a part “# ${part}”, which English lacks. Remove it, or mend its name.`),
    ...[...english].flatMap(([part, text]) => {
      const translated = translation.get(part) ?? ''
      if (translated === '') return []
      if (isUnfinished(translated)) return [`“# ${part}” still says “Fill in”. Translate it.`]
      const problem = structureProblem(part, text, translated) ?? codeProblem(text, translated)
      return problem ? [`“# ${part}” ${problem}`] : []
    }),
  ]
}

/** Whether a text still holds what `npm run new-challenge` wrote into it. */
export function isUnfinished(text: string): boolean {
  return /\bfill in[.:]/i.test(text)
}

function structureProblem(part: string, english: string, translation: string): string | null {
  if (part === 'brief' || part === 'name') return null
  if (part === 'notes') {
    const translated = partsOfNotes(translation)
    const lacking = Object.entries(partsOfNotes(english)).find(
      ([name, text]) => text !== '' && translated[name as keyof typeof translated] === '',
    )
    return lacking ? `has no ${lacking[0]}. Keep three headings, the clue in bold and the line of references.` : null
  }
  if (part === 'fixes') {
    const names = [...reasonsIn(english).keys()].sort().join(', ')
    const translated = [...reasonsIn(translation).keys()].sort().join(', ')
    return names === translated ? null : `explains the fixes ${translated || 'none'}. There are ${names}.`
  }
  const expected = english.match(ITEM)?.length ?? 0
  const items = translation.match(ITEM)?.length ?? 0
  return items === expected ? null : `has ${items} numbered texts, and English has ${expected}. Number as many.`
}

function codeProblem(english: string, translation: string): string | null {
  const codes = codesIn(translation)
  const lost = codesIn(english).filter((code) => !codes.includes(code))
  return lost.length > 0 ? `lacks ${lost.join(' and ')}. What players type stays as it is.` : null
}

function codesIn(text: string): string[] {
  return [...new Set(text.match(CODE) ?? [])].map((code) => code.replace(/\s+/g, ' '))
}
