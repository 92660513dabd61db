import { Refusal } from '@fruit/world/refusal'
import { z } from 'zod'

/** What a client sent as the body of a call, after the contract was checked. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of a body that a resource takes; all others are left out.
 *
 * @throws Refusal 400 that names each field which breaks a rule
 */
export function checkFields<Rules extends z.ZodObject>(rules: Rules, body: Fields): z.output<Rules> {
  const result = rules.safeParse(body)
  if (result.success) return result.data
  throw invalid(result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}

/** A refusal of fields that will not do, in the form that clients of the generated resources read. */
export function invalid(errors: readonly { field: string; message: string }[]): Refusal {
  return new Refusal(400, errors[0]?.message ?? 'Validation error', {
    name: 'ValidationError',
    body: { message: 'Validation error', errors },
  })
}

/** A rule for a text that somebody typed: without the blanks around it, one to so many characters. */
export function typedText(what: string, longest: number) {
  return z
    .union([z.string(), z.number().transform(String)], { error: `Please give the ${what}.` })
    .pipe(
      z
        .string()
        .trim()
        .min(1, `Please give the ${what}.`)
        .max(longest, `The ${what} takes at most ${longest} characters.`),
    )
}

/** A rule for a whole number within bounds, sent as a number or as its digits. */
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
