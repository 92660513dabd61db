import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'

const LIBRARY: Readonly<Record<string, string>> = {
  '@openzeppelin/contracts/token/A.sol': 'import "../utils/B.sol";\ncontract A {}',
  '@openzeppelin/contracts/utils/B.sol': 'library B {}',
  '@openzeppelin/contracts/utils/C.sol': "import {B as D} from './B.sol';",
}
const namesIn = (text: string) => Object.keys(importsOf(text, (name) => LIBRARY[name])).sort()

describe('importsOf', () => {
  it.each([
    ['import "@openzeppelin/contracts/utils/B.sol";', ['utils/B.sol']],
    ["  import '@openzeppelin/contracts/utils/C.sol';", ['utils/B.sol', 'utils/C.sol']],
    ['import {\n  A\n} from\n  "@openzeppelin/contracts/token/A.sol";', ['token/A.sol', 'utils/B.sol']],
    ['import * as a from "@openzeppelin/contracts/token/A.sol"', ['token/A.sol', 'utils/B.sol']],
    ["// don't\nimport '@openzeppelin/contracts/utils/B.sol';\nstring s = '", ['utils/B.sol']],
    ['import ;\nimport "@openzeppelin/contracts/utils/B.sol";', ['utils/B.sol']],
    ['import "elsewhere.sol"; import "";', []],
    ['// import "@openzeppelin/contracts/utils/B.sol";', []],
    ['import "@openzeppelin/contracts/utils/B.sol', []],
  ])('finds the files that %j imports', (text, names) => {
    expect(namesIn(text)).toEqual(names.map((name) => `@openzeppelin/contracts/${name}`))
  })

  it.each(['import\n', '\n', '\r', ' ', '\t', 'import "', "import '\n", 'import \u2028', 'import "a\n', ';import '])(
    'takes linear time for a text of %j',
    (part) => {
      const milliseconds = (length: number) => {
        const text = part.repeat(length / part.length)
        const before = process.cpuUsage()
        importsOf(text, () => undefined)
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }
      milliseconds(1000)
      const shortest = (length: number) => Math.min(...[1, 2, 3].map(() => milliseconds(length)))
      // Sixteen times the text would take 256 times as long in quadratic time.
      expect(shortest(160_000)).toBeLessThan(20 + 60 * shortest(10_000))
    },
  )
})
