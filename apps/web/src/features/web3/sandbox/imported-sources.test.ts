import { expect, test } from 'vitest'
import { importedSources, namesLibrary } from './imported-sources.ts'

const LIBRARY = {
  '@lib/token/Coin.sol': 'import {Counter} from "../math/Counter.sol";\nimport "./Far.sol";',
  '@lib/math/Counter.sol': "import * as Coin from '@lib/token/Coin.sol';",
  '@lib/token/Far.sol': '',
  '@lib/other/Unused.sol': '',
}

test('a source comes with all that it imports, directly or not, once', () => {
  const source = 'import {\n  Coin\n} from "@lib/token/Coin.sol";\ncontract Mine {}'
  expect(Object.keys(importedSources('mine.sol', source, LIBRARY)).sort()).toEqual([
    '@lib/math/Counter.sol',
    '@lib/token/Coin.sol',
    '@lib/token/Far.sol',
    'mine.sol',
  ])
})

test('what there is not, and names that every object has, are left to the compiler', () => {
  const source = 'import "@lib/nothing.sol"; import "toString"; import "../../etc/passwd"; import "__proto__";'
  expect(importedSources('mine.sol', source, LIBRARY)).toEqual({ 'mine.sol': source })
})

test('the library is wanted only where something of a package is imported', () => {
  expect(namesLibrary('import "@openzeppelin/contracts/access/Ownable.sol";')).toBe(true)
  expect(namesLibrary('contract Important { string a = "@"; }')).toBe(false)
})
