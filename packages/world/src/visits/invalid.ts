import { literal, type Message } from '../texts/texts.ts'
import { HttpError } from './http-error.ts'

/** A refusal for invalid fields, in the format that clients of the generated resources expect. */
export function invalid(errors: readonly { field: string; message: Message }[]): HttpError {
  return new HttpError(400, errors[0]?.message ?? literal('Validation error'), {
    name: 'ValidationError',
    body: (say) => ({
      message: 'Validation error',
      errors: errors.map(({ field, message }) => ({ field, message: say(message) })),
    }),
  })
}
