import { Refusal } from './refusal.ts'
import { asWritten, type Saying } from './texts/texts.ts'

/** A refusal for invalid fields, in the format that clients of the generated resources expect. */
export function invalid(errors: readonly { field: string; message: Saying }[]): Refusal {
  return new Refusal(400, errors[0]?.message ?? asWritten('Validation error'), {
    name: 'ValidationError',
    body: (say) => ({
      message: 'Validation error',
      errors: errors.map(({ field, message }) => ({ field, message: say(message) })),
    }),
  })
}
