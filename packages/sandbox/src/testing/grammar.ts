import { type Dice, pick } from './dice.ts'

/**
 * A grammar of texts: alternatives by name of a part, in which `§name§` is another part. The first alternative has the fewest
 * parts; it is used when a text gets long.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>

/** Approximate number of parts of a text. */
const MAX_PARTS = 120
/** Maximum length of a text in characters. */
const MAX_LENGTH = 20_000
/** Characters with a special meaning in most languages. */
const SPECIAL_CHARACTERS = [...'\'"`\\;:,.*&%$#@!?|<>()[]{}/-+=~^ \n\t\0\u00e9\u202e\ufeff\u{1f34e}'] as const

/** Generates a text from the part `start` of a grammar. */
export function generate(grammar: Grammar, dice: Dice): string {
  let left = MAX_PARTS
  const write = (name: string): string => {
    const ways = grammar[name]
    if (!ways) throw new Error(`The grammar has no part ${name}.`)
    left--
    const way = left > 0 ? pick(ways, dice) : ways[0]!
    return way.replace(/§(\w+)§/g, (_, part: string) => write(part))
  }
  return write('start').slice(0, MAX_LENGTH)
}

/** Mutates a text: parts are removed, repeated, swapped or reversed, and special characters inserted. */
export function mutate(text: string, dice: Dice): string {
  let result = text
  for (let changes = Math.floor(dice() * 4); changes > 0; changes--) {
    const at = Math.floor(dice() * result.length)
    const end = at + Math.floor(dice() * Math.min(40, result.length - at))
    const [before, part, behind] = [result.slice(0, at), result.slice(at, end), result.slice(end)]
    result = pick(
      [
        () => before + behind,
        () => before + part.repeat(2 + Math.floor(dice() * 60)) + behind,
        () => before + pick(SPECIAL_CHARACTERS, dice) + part + behind,
        () => before + pick(SPECIAL_CHARACTERS, dice).repeat(1 + Math.floor(dice() * 200)) + behind,
        () => behind + part + before,
        () => before + [...part].reverse().join('') + behind,
        () => before + part,
      ],
      dice,
    )()
  }
  return result.slice(0, MAX_LENGTH)
}
