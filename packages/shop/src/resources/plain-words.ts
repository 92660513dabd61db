import { type EnglishText, literal, type TextWithValues } from '@fruit/world/texts/texts'
import type { z } from 'zod'

/**
 * Messages for schema violations without a message of their own. Users may see them, and those of Zod are written for
 * developers.
 */
export const plainErrorMap: z.core.$ZodErrorMap = (issue) => wordsFor(issue)

function wordsFor(issue: z.core.$ZodRawIssue): EnglishText {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'this is missing' : (KINDS[issue.expected] ?? 'this will not do')
    case 'too_big':
      return issue.origin === 'string' ? 'at most {{maximum}} characters, please' : 'at most {{maximum}}, please'
    case 'too_small':
      return issue.origin === 'string' ? 'at least {{minimum}} characters, please' : 'at least {{minimum}}, please'
    default:
      return 'this will not do'
  }
}

const KINDS: Readonly<Record<string, EnglishText>> = {
  string: 'a text, please',
  number: 'a number, please',
  int: 'a whole number, please',
  nan: 'a number, please',
  boolean: 'true or false, please',
  array: 'a list, please',
}

/** The message of an issue, with the limits of its schema filled in. */
export function messageOf(issue: z.core.$ZodIssue): TextWithValues {
  const limits = issue as { readonly maximum?: unknown; readonly minimum?: unknown }
  const { maximum, minimum } = limits
  return literal(issue.message, {
    ...(maximum !== undefined && { maximum: Number(maximum) }),
    ...(minimum !== undefined && { minimum: Number(minimum) }),
  })
}
