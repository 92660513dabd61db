import type { Pattern } from './patterns.ts'

/**
 * Combines two patterns that must match in this order within a distance. They stay separate because compiling one long expression takes
 * seconds.
 *
 * @param most maximum number of characters between the end of the first match and the start of the second
 */
export function near(one: Pattern, other: Pattern, most: number): Pick<Pattern, 'test'> {
  return {
    // Searches for each pattern once, from left to right.
    test(text) {
      if (!one.mayMatch(text) || !other.mayMatch(text)) return false
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
