import { Refusal } from './refusal.ts'
import { asWritten, type Saying } from './texts/texts.ts'

/** A refusal of fields that will not do, in the form that clients of the generated resources read. */
export function invalid(errors: readonly { field: string; message: Saying }[]): Refusal {
  return new Refusal(400, errors[0]?.message ?? asWritten('Validation error'), {
    name: 'ValidationError',
    body: (say) => ({
      message: 'Validation error',
      errors: errors.map(({ field, message }) => ({ field, message: say(message) })),
    }),
  })
}
