import { z } from 'zod'

// The error text of each kind describes the allowed values: a message about a refused configuration shows it beside the
// value.

/** Any text, including empty text. */
export const text = z.string({ error: 'a text (in quotes where it looks like a number, yes/no or a date)' })

/** A text that is not blank. */
export const nonBlankText = text.regex(/\S/, { error: 'a text that is not empty' })

/** Allows `null` for a setting. */
export const blankable = <Kind extends z.ZodType>(kind: Kind) => kind.nullable()

/** A list that may be `null`, which gives an empty list. */
export const blankableList = <Item extends z.ZodType>(item: Item, error: string) =>
  z
    .array(item, { error })
    .nullable()
    .transform((list) => list ?? [])

export const flag = z.boolean({ error: 'true or false' })

/** Name of one of the shop's files, or a complete URL. */
export const fileOrUrl = text.regex(/\S/, { error: 'a file name or a URL' })

const WEB_ADDRESS = 'a complete URL that starts with http:// or https://'

/** A complete http or https URL. */
export const webAddress = z.url({ protocol: /^https?$/, error: WEB_ADDRESS })

const emptyAsNull = (value: unknown) => (value === '' ? null : value)

/** A URL that may be blank: `null` and empty text give `null`. */
export const blankableWebAddress = z.preprocess(
  emptyAsNull,
  z.url({ protocol: /^https?$/, error: `${WEB_ADDRESS}, or null for none` }).nullable(),
)

const LINK = `${WEB_ADDRESS}, a path that starts with / or #, a mailto: address, or null for none`

/** The target of a link: a URL, a path of this host, or a mailto address. May be blank. */
export const blankableLink = z.preprocess(
  emptyAsNull,
  z
    .string({ error: LINK })
    .regex(/^(?:[/#]|mailto:.|https?:\/\/.)\S*$/i, { error: LINK })
    .nullable(),
)

/** A whole number in a range, both ends included. */
export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER) {
  const error =
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number, ${least} or more, without quotes`
      : `a whole number from ${least} to ${most}, without quotes`
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

/** A number that is not negative. */
export const amount = z
  .number({ error: 'a number, 0 or more, without quotes' })
  .min(0, { error: 'a number, 0 or more, without quotes' })

/** One of the listed words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `one of ${words.join(', ')}` })
}

/** A group of settings. Unknown keys are dropped; the loader warns about them. */
export function section<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: (issue) => (issue.code === 'invalid_type' ? 'a group of settings' : undefined) })
}
