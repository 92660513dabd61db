import { GLOSSARY } from './glossary.ts'

/** What players type and what is filled in: no words of a language. */
const NO_WORDS = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\{\{.*?\}\}/g
/** What a file of translations begins with, and the name of a fix before its reason. */
const NO_TEXT = /^---\n[\s\S]*?\n---\n|^- [a-z0-9-]+: /gm

/**
 * What is wrong with the words and the typography of a text, by the glossary of its language.
 *
 * @param language key such as `de_DE`
 * @param where as people find the text, such as `assets/i18n/de_DE.json: SAVE`
 * @returns one line for each problem: the words, and what to write instead
 */
export function wordingProblems(language: string, where: string, text: string): string[] {
  const words = text.replace(NO_TEXT, '').replace(NO_WORDS, '`')
  return (GLOSSARY[language] ?? []).flatMap(({ pattern, instead }) => {
    const found = pattern.exec(words)?.[0]
    return found === undefined ? [] : [`${where} says “${found}”. Write: ${instead}.`]
  })
}
