import { type Dice, picked } from './dice.ts'

/**
 * A grammar of texts: alternatives by name of a part, in which `§name§` is another part. The first alternative has the fewest
 * parts; it is used when a text gets long.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>

/** Approximate number of parts of a text. */
const PARTS = 120
/** Maximum length of a text in characters. */
const LONGEST = 20_000
/** Characters with a special meaning in most languages. */
const TELLING = [...'\'"`\\;:,.*&%$#@!?|<>()[]{}/-+=~^ \n\t\0\u00e9\u202e\ufeff\u{1f34e}'] as const

/** Generates a text from the part `start` of a grammar. */
export function written(grammar: Grammar, dice: Dice): string {
  let left = PARTS
  const write = (name: string): string => {
    const ways = grammar[name]
    if (!ways) throw new Error(`The grammar has no part ${name}.`)
    left--
    const way = left > 0 ? picked(ways, dice) : ways[0]!
    return way.replace(/§(\w+)§/g, (_, part: string) => write(part))
  }
  return write('start').slice(0, LONGEST)
}

/** Mutates a text: parts are removed, repeated, swapped or reversed, and special characters inserted. */
export function changed(text: string, dice: Dice): string {
  let result = text
  for (let changes = Math.floor(dice() * 4); changes > 0; changes--) {
    const at = Math.floor(dice() * result.length)
    const end = at + Math.floor(dice() * Math.min(40, result.length - at))
    const [before, part, behind] = [result.slice(0, at), result.slice(at, end), result.slice(end)]
    result = picked(
      [
        () => before + behind,
        () => before + part.repeat(2 + Math.floor(dice() * 60)) + behind,
        () => before + picked(TELLING, dice) + part + behind,
        () => before + picked(TELLING, dice).repeat(1 + Math.floor(dice() * 200)) + behind,
        () => behind + part + before,
        () => before + [...part].reverse().join('') + behind,
        () => before + part,
      ],
      dice,
    )()
  }
  return result.slice(0, LONGEST)
}
