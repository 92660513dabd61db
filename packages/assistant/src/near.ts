/** What tells whether a text has something. */
interface Test {
  test(text: string): boolean
}

/**
 * Two patterns within so many characters of each other, in this order. They stay two: as one expression they take seconds to be
 * made ready when they are long.
 *
 * @param most characters between the end of the first and the beginning of the other
 */
export function near(one: string, other: string, most: number): Test {
  const first = new RegExp(one, 'g')
  const second = new RegExp(other, 'g')
  return {
    // Each of them is looked for once, from left to right.
    test(text) {
      const others = text.matchAll(second)
      let next = -1
      for (const { 0: found, index } of text.matchAll(first)) {
        const end = index + found.length
        while (next < end) {
          const other = others.next()
          if (other.done) return false
          next = other.value.index
        }
        if (next <= end + most) return true
      }
      return false
    },
  }
}
