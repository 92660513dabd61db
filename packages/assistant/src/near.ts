import type { Pattern } from './patterns.ts'

/**
 * Two patterns within so many characters of each other, in this order. They stay two: as one expression they take seconds to be
 * made ready when they are long.
 *
 * @param most characters between the end of the first and the beginning of the other
 */
export function near(one: Pattern, other: Pattern, most: number): Pick<Pattern, 'test'> {
  return {
    // Each of them is looked for once, from left to right.
    test(text) {
      if (!one.mayStandIn(text) || !other.mayStandIn(text)) return false
      const ends = one.spans(text)
      const begins = ends.length > 0 ? other.spans(text) : []
      let next = 0
      for (const [, end] of ends) {
        while (next < begins.length && begins[next]![0] < end) next++
        if (next === begins.length) return false
        if (begins[next]![0] <= end + most) return true
      }
      return false
    },
  }
}
