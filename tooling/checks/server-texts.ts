import ts from 'typescript'
import type { Texts } from './language-problems.ts'

/** Functions with a text for visitors, and the position of that argument (-1: the last). */
const TEXT_ARGUMENTS: Readonly<Record<string, number>> = {
  HttpError: 1,
  'HttpError.text': 1,
  refusal: 1,
  messageWith: 0,
  plain: 0,
  say: -1,
  'visit.say': 0,
  'words.plain': 0,
}

/** Only modules that import these use the functions above. Others have functions with the same names. */
const IMPORTS = /\/(?:texts|refusal|page-words)(?:\.ts)?'|\bvisit\.say\(/

/** Texts of a source. */
export interface SourceTexts {
  /** Literals that are sent to a visitor. */
  readonly said: readonly string[]
  /** All string literals. */
  readonly quoted: readonly string[]
}

/** Collects the texts of a TypeScript source. */
export function textsIn(source: string): SourceTexts {
  const said: string[] = []
  const quoted: string[] = []
  const speaks = IMPORTS.test(source)
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) quoted.push(node.text)
    if (speaks && (ts.isCallExpression(node) || ts.isNewExpression(node))) {
      const place = TEXT_ARGUMENTS[node.expression.getText()]
      const argument = place === undefined ? undefined : node.arguments?.at(place)
      if (argument && ts.isStringLiteralLike(argument) && argument.text !== '') said.push(argument.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true))
  return { said, quoted }
}

/** Texts of the server in one language, and the texts for comparison. The keys are English texts. */
interface TextCheck {
  /** Path in messages, such as `languages/de_DE.json`. */
  readonly file: string
  readonly texts: Texts
  /** Texts that the server certainly uses. */
  readonly said: ReadonlySet<string>
  /** Texts that it may use: all string literals of its sources, and the texts of a new shop. */
  readonly known: ReadonlySet<string>
}

/** The texts that a language lacks. Visitors see them in English. */
export function missingTexts({ texts, said }: Pick<TextCheck, 'texts' | 'said'>): readonly string[] {
  return [...said].filter((text) => !Object.hasOwn(texts, text))
}

/**
 * Problems in the existing texts of a language: texts that the server no longer uses, empty ones, and placeholders or
 * tags that differ from English.
 *
 * @returns one line for each problem
 */
export function serverTextProblems({ file, texts, known }: Omit<TextCheck, 'said'>): readonly string[] {
  return Object.entries(texts).flatMap(([english, text]) => {
    const say = (problem: string) => [`${file}: ${problem}`]
    if (!known.has(english)) return say(`the server does not say “${english}”. Remove it, or correct it.`)
    if (typeof text !== 'string' || text.trim() === '') return say(`“${english}” has no text. Write one.`)
    if (marks(text, /\{\{.*?\}\}/g) !== marks(english, /\{\{.*?\}\}/g))
      return say(`the placeholders of “${english}” differ from English. Use the same.`)
    if (tags(text) !== tags(english)) return say(`the tags of “${english}” differ from English. Use the same.`)
    return []
  })
}

/** The order of placeholders may differ between languages. */
function marks(text: string, pattern: RegExp): string {
  return [...new Set(text.match(pattern) ?? [])].sort().join()
}

function tags(text: string): string {
  return (text.match(/<[^>]+>/g) ?? []).join()
}
