import ts from 'typescript'
import type { Texts } from './language-problems.ts'

/** Functions whose text, in this place of the arguments (-1: the last), reaches a visitor in their language. */
const SAYING: Readonly<Record<string, number>> = {
  Refusal: 1,
  'Refusal.text': 1,
  refusal: 1,
  filled: 0,
  plain: 0,
  say: -1,
  'visit.say': 0,
  'words.plain': 0,
}

/** Only modules that import these say something by the functions above: others have functions of the same names. */
const IMPORTS = /\/(?:texts|refusal|page-words)(?:\.ts)?'|\bvisit\.say\(/

/** What a source says, and everything in it that could be a text. */
export interface SourceTexts {
  /** Texts that are said to a visitor by a literal. */
  readonly said: readonly string[]
  /** All texts in quotes. */
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
      const place = SAYING[node.expression.getText()]
      const argument = place === undefined ? undefined : node.arguments?.at(place)
      if (argument && ts.isStringLiteralLike(argument) && argument.text !== '') said.push(argument.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true))
  return { said, quoted }
}

/** What the texts of the server in one language are checked against; English texts are their keys. */
interface Measure {
  /** As people find it, such as `languages/de_DE.json`. */
  readonly file: string
  readonly texts: Texts
  /** What the server says, without doubt. */
  readonly said: ReadonlySet<string>
  /** What it may say: all that its sources quote, and the texts of a new shop. */
  readonly known: ReadonlySet<string>
}

/** The texts that a language lacks: visitors read them in English. */
export function missingTexts({ texts, said }: Pick<Measure, 'texts' | 'said'>): readonly string[] {
  return [...said].filter((text) => !Object.hasOwn(texts, text))
}

/**
 * What is wrong with the texts that a language has: texts that the server does not say any more, empty ones, and
 * placeholders or tags that differ from English.
 *
 * @returns one line for each problem
 */
export function serverTextProblems({ file, texts, known }: Omit<Measure, 'said'>): readonly string[] {
  return Object.entries(texts).flatMap(([english, text]) => {
    const say = (problem: string) => [`${file}: ${problem}`]
    if (!known.has(english)) return say(`the server does not say “${english}”. Remove it, or mend it to what it says.`)
    if (typeof text !== 'string' || text.trim() === '') return say(`“${english}” has no text. Write one.`)
    if (marks(text, /\{\{.*?\}\}/g) !== marks(english, /\{\{.*?\}\}/g))
      return say(`the placeholders of “${english}” are other ones than in English. Take the same.`)
    if (tags(text) !== tags(english))
      return say(`the tags of “${english}” are other ones than in English. Take the same.`)
    return []
  })
}

/** Placeholders may stand in another order in another language. */
function marks(text: string, pattern: RegExp): string {
  return [...new Set(text.match(pattern) ?? [])].sort().join()
}

function tags(text: string): string {
  return (text.match(/<[^>]+>/g) ?? []).join()
}
