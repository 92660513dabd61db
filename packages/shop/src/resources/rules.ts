import type { EnglishText, PlainText } from '@fruit/world/texts/texts'
import { invalid } from '@fruit/world/visits/invalid'
import { z } from 'zod'
import { messageOf, plainErrorMap } from './plain-words.ts'

/** The body of a call that has passed the contract's validation. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of a body that a resource accepts; all others are dropped.
 *
 * @throws HttpError 400 that names each field that breaks a rule
 */
export function checkFields<Rules extends z.ZodObject>(rules: Rules, body: Fields): z.output<Rules> {
  const result = rules.safeParse(body, { error: plainErrorMap })
  if (result.success) return result.data
  throw invalid(result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: messageOf(issue) })))
}

/** The message of a rule. `{{maximum}}` is replaced by the limit of a length or a size. */
export function rule(words: PlainText | (`${string}{{maximum}}${string}` & EnglishText)): string {
  return words
}

/** A rule for typed text: trimmed, from one to `longest` characters. */
export function typedText(missing: Parameters<typeof rule>[0], tooLong: Parameters<typeof rule>[0], longest: number) {
  return z
    .union([z.string(), z.number().transform(String)], { error: missing })
    .pipe(z.string().trim().min(1, missing).max(longest, tooLong))
}

/** A rule for a whole number in a range, sent as a number or as its digits. */
export function wholeNumber(least: number, most: number, error: string) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,16}$/)
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.int({ error }).min(least, error).max(most, error))
}
