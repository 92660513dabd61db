import { z } from 'zod'

// The error text of each kind says what is allowed: a refused configuration shows it beside what was found.

/** Any text, also an empty one. */
export const text = z.string({ error: 'a text (in quotes where it looks like a number, yes/no or a date)' })

/** A text that must say something. */
export const wording = text.regex(/\S/, { error: 'a text that is not empty' })

/** A setting of another kind that may be blanked with `null`. */
export const blankable = <Kind extends z.ZodType>(kind: Kind) => kind.nullable()

/** A list that may be blanked with `null`, which leaves it empty. */
export const blankableList = <Item extends z.ZodType>(item: Item, error: string) =>
  z
    .array(item, { error })
    .nullable()
    .transform((list) => list ?? [])

export const flag = z.boolean({ error: 'true or false' })

/** Name of a file of the shop, or the complete address of one elsewhere. */
export const fileOrUrl = text.regex(/\S/, { error: 'a file name or a web address' })

const WEB_ADDRESS = 'a complete web address that starts with http:// or https://'

/** A complete http or https address. */
export const webAddress = z.url({ protocol: /^https?$/, error: WEB_ADDRESS })

const emptyAsNull = (value: unknown) => (value === '' ? null : value)

/** A web address that may be blanked, with `null` or an empty text; both give `null`. */
export const blankableWebAddress = z.preprocess(
  emptyAsNull,
  z.url({ protocol: /^https?$/, error: `${WEB_ADDRESS}, or null for none` }).nullable(),
)

const LINK = `${WEB_ADDRESS}, a path that starts with / or #, a mailto: address, or null for none`

/** What a link may lead to: a web address, a path of this host, or mail. Blanked like a web address. */
export const blankableLink = z.preprocess(
  emptyAsNull,
  z
    .string({ error: LINK })
    .regex(/^(?:[/#]|mailto:.|https?:\/\/.)\S*$/i, { error: LINK })
    .nullable(),
)

/** A whole number of a range, both ends included. */
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

/** One word of a list. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `one of ${words.join(', ')}` })
}

/** A group of settings. Keys it does not know are dropped: the loader warns about them. */
export function section<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: (issue) => (issue.code === 'invalid_type' ? 'a group of settings' : undefined) })
}
