import { z } from 'zod'

/** Maximum size of a training file, in bytes. */
const MAX_BYTES = 256 * 1024
/** Maximum length of all utterances together, in characters, because each message is compared with all of them. */
const MAX_UTTERED_CHARACTERS = 12_000

/** Maximum number of intents, utterances and answers together. An error for each invalid one takes microseconds. */
const MAX_ENTRIES = 4000

const spoken = z.string().min(1).max(2000)

const answer = z.discriminatedUnion('action', [
  z.object({ action: z.literal('response'), body: spoken }),
  z.object({ action: z.literal('function'), handler: z.enum(['couponCode', 'productPrice', 'testFunction']) }),
])

export type TrainedAnswer = z.output<typeof answer>

const intent = z.object({
  intent: spoken,
  utterances: z.array(spoken).min(1),
  answers: z.array(answer).min(1),
})

export type Intent = z.output<typeof intent>

/** Intents that every training needs, with the function that one of their answers has to name. */
const REQUIRED = {
  'queries.couponCode': 'couponCode',
  'queries.productPrice': 'productPrice',
  'queries.functionTest': 'testFunction',
} as const

const training = z
  .object({ lang: z.string(), data: z.array(intent).min(1).max(2000) })
  .superRefine(({ data }, { addIssue }) => {
    const uttered = data.reduce((sum, { utterances }) => sum + utterances.join('').length, 0)
    if (uttered > MAX_UTTERED_CHARACTERS)
      addIssue(`its utterances have ${uttered} characters together, at most ${MAX_UTTERED_CHARACTERS} are allowed`)
    for (const [name, handler] of Object.entries(REQUIRED)) {
      const answers = data.find((candidate) => candidate.intent === name)?.answers ?? []
      if (!answers.some((given) => given.action === 'function' && given.handler === handler))
        addIssue(`it lacks the intent ${name} with an answer of action "function" and handler "${handler}"`)
    }
  })

/** Training data of the bot: utterances of customers and answers to them. */
export type BotTraining = z.output<typeof training>

/** Thrown for invalid training data, with a message for the operator. */
class UnusableTraining extends Error {
  override readonly name = 'UnusableTraining'
}

/**
 * Parses and validates the JSON of a training file.
 *
 * @throws UnusableTraining when it is invalid
 */
export function readTraining(bytes: Uint8Array): BotTraining {
  if (bytes.length > MAX_BYTES)
    throw new UnusableTraining(`it has ${bytes.length} bytes, at most ${MAX_BYTES} are allowed`)
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch (error) {
    throw new UnusableTraining(`it is no JSON: ${(error as Error).message}`)
  }
  const entries = countEntries(value)
  if (entries > MAX_ENTRIES)
    throw new UnusableTraining(`it has ${entries} intents, utterances and answers, at most ${MAX_ENTRIES} are allowed`)
  const result = training.safeParse(value)
  if (result.success) return result.data
  const [first] = result.error.issues
  const place = first!.path.join('.')
  throw new UnusableTraining(place ? `${place}: ${first!.message}` : first!.message)
}

/** Number of intents, utterances and answers of a value that may not be training data. */
function countEntries(value: unknown): number {
  const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
  const { data } = Object(value) as { data?: unknown }
  if (!Array.isArray(data)) return 0
  return data.reduce<number>((sum, each) => sum + lengthOf(each?.utterances) + lengthOf(each?.answers), data.length)
}
