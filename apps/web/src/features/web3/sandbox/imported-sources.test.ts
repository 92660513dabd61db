import { expect, test } from 'vitest'
import { importedSources, namesLibrary } from './imported-sources.ts'

const LIBRARY = {
  '@lib/token/Coin.sol': 'import {Counter} from "../math/Counter.sol";\nimport "./Far.sol";',
  '@lib/math/Counter.sol': "import * as Coin from '@lib/token/Coin.sol';",
  '@lib/token/Far.sol': '',
  '@lib/other/Unused.sol': '',
}

test('returns a source with all direct and indirect imports, each once', () => {
  const source = 'import {\n  Coin\n} from "@lib/token/Coin.sol";\ncontract Mine {}'
  expect(Object.keys(importedSources('mine.sol', source, LIBRARY)).sort()).toEqual([
    '@lib/math/Counter.sol',
    '@lib/token/Coin.sol',
    '@lib/token/Far.sol',
    'mine.sol',
  ])
})

test('leaves missing files and names of object properties to the compiler', () => {
  const source = 'import "@lib/nothing.sol"; import "toString"; import "../../etc/passwd"; import "__proto__";'
  expect(importedSources('mine.sol', source, LIBRARY)).toEqual({ 'mine.sol': source })
})

test('needs the library only for imports from packages', () => {
  expect(namesLibrary('import "@openzeppelin/contracts/access/Ownable.sol";')).toBe(true)
  expect(namesLibrary('contract Important { string a = "@"; }')).toBe(false)
})
