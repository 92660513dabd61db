import { GLOSSARY } from './glossary.ts'

/** Code that players type, and placeholders: not checked. */
const NO_WORDS = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\{\{.*?\}\}/g
/** The front matter of a translation file, and the name of a fix before its reason: not checked. */
const NO_TEXT = /^---\n[\s\S]*?\n---\n|^- [a-z0-9-]+: /gm

/**
 * Problems in words and typography of a text, according to the glossary of its language.
 *
 * @param language key such as `de_DE`
 * @param where place of the text in messages, such as `assets/i18n/de_DE.json: SAVE`
 * @returns one line for each problem: the words, and what to write instead
 */
export function wordingProblems(language: string, where: string, text: string): string[] {
  const words = text.replace(NO_TEXT, '').replace(NO_WORDS, '`')
  return (GLOSSARY[language] ?? []).flatMap(({ pattern, instead }) => {
    const found = pattern.exec(words)?.[0]
    return found === undefined ? [] : [`${where} says “${found}”. Write: ${instead}.`]
  })
}
