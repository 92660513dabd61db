import { z } from 'zod'
import { fileOrUrl, nonBlankText, section, text, wholeNumber } from './setting-kinds.ts'

const memory = section({
  image: fileOrUrl,
  caption: text.optional(),
  /** Key of the seeded account that owns the picture. The pictures of the two challenges have fixed owners. */
  user: nonBlankText.optional(),
  /** Id of a security question, and the answer that the picture reveals: in its metadata ... */
  geoStalkingMetaSecurityQuestion: wholeNumber(1).optional(),
  geoStalkingMetaSecurityAnswer: nonBlankText.optional(),
  /** ... or in the picture itself. */
  geoStalkingVisualSecurityQuestion: wholeNumber(1).optional(),
  geoStalkingVisualSecurityAnswer: nonBlankText.optional(),
})

/** A photo in the configuration. */
export type ConfiguredMemory = z.output<typeof memory>

/** The two challenges that a picture can belong to, with the owner of the security answer that it reveals. */
const PICTURE_CHALLENGES = [
  {
    question: 'geoStalkingMetaSecurityQuestion',
    answer: 'geoStalkingMetaSecurityAnswer',
    owner: 'john',
  },
  {
    question: 'geoStalkingVisualSecurityQuestion',
    answer: 'geoStalkingVisualSecurityAnswer',
    owner: 'emma',
  },
] as const

type PictureChallenge = (typeof PICTURE_CHALLENGES)[number]

const belongsTo = (memory: ConfiguredMemory, { question, answer }: PictureChallenge) =>
  memory[question] !== undefined || memory[answer] !== undefined

/** The photo wall, with the rules that challenges depend on. */
export const memoryList = z.array(memory, { error: 'a list of memories' }).check((context) => {
  const memories = context.value
  const refuse = (path: (string | number)[], allowed: string, found: string) =>
    context.issues.push({ code: 'custom', input: memories, path, message: allowed, params: { found } })

  if (memories.length < 2) refuse([], 'at least 2 memories', `${memories.length} of them`)
  for (const puzzle of PICTURE_CHALLENGES) {
    const { question, answer, owner } = puzzle
    const bearers = memories.filter((memory) => belongsTo(memory, puzzle))
    if (bearers.length === 0) refuse([], `exactly one memory with ${question} and ${answer}`, 'none')
    if (bearers.length > 1)
      refuse(
        [memories.indexOf(bearers[1]!)],
        `exactly one memory with ${question} and ${answer}`,
        `${bearers.length}: ${bearers.map(({ image }) => JSON.stringify(image)).join(', ')}`,
      )
    for (const memory of bearers) {
      const index = memories.indexOf(memory)
      for (const half of [question, answer] as const)
        if (memory[half] === undefined)
          refuse([index, half], `a value, because ${half === question ? answer : question} is set`, 'nothing')
      if (memory.user !== undefined && memory.user !== owner)
        refuse([index, 'user'], `${owner}, or no user, on the memory with ${question}`, JSON.stringify(memory.user))
    }
  }
  for (const [index, memory] of memories.entries())
    if (PICTURE_CHALLENGES.every((puzzle) => belongsTo(memory, puzzle)))
      refuse(
        [index],
        'at most one of the two geo-stalking challenges on a memory',
        `${JSON.stringify(memory.image)} with both`,
      )
})
