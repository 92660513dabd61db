import { expect, it } from 'vitest'
import { challengeFiles, type NewChallenge } from './challenge-files.ts'

const SEAM = {
  name: 'orders.find-order',
  shown: '(orderId: string) => Filter',
  exportName: 'findOrder',
  file: 'packages/shop/src/orders/seams.ts',
  parameters: ['orderId: string'],
  answer: 'Filter',
  types: new Map([['Filter', '@fruit/world/documents']]),
  solidity: null,
}
const CONTRACT = 'pragma solidity ^0.8.20;\n\ncontract Sale {\n    function buy() external {\n    }\n}\n'

const CHALLENGE: NewChallenge = {
  id: 'sour-apple',
  key: 'sourAppleChallenge',
  number: 1001,
  name: 'Sour Apple',
  category: 'XSS',
  difficulty: 1,
  seams: [SEAM],
  contract: null,
  runsIn: 'server',
  fact: { name: 'orderTracked', module: '@fruit/shop/orders/facts' },
  languages: ['de_DE'],
}

it('writes a flaw and three fixes with the signature of the seam', () => {
  const files = challengeFiles(CHALLENGE)
  expect(files['flaw.ts']).toContain('export function findOrder(orderId: string): Filter {')
  expect(files['flaw.ts']).toContain("import type { Filter } from '@fruit/world/documents'")
  expect(files['flaw.ts']).toContain('//~ hole')
  const fixes = Object.keys(files).filter((name) => name.startsWith('fix-'))
  expect(fixes).toHaveLength(3)
  for (const fix of fixes) {
    expect(files[fix]).not.toContain('//~ hole')
    expect(files['weakness.ts']).toContain(`import('./${fix}')`)
  }
})

it('writes the code of a seam of the browser to client/, with a proof in a browser', () => {
  const seam = { ...SEAM, file: 'packages/isomorphic/src/orders/seams.ts' }
  expect(Object.keys(challengeFiles({ ...CHALLENGE, seams: [seam], runsIn: 'browser' }))).toEqual(
    expect.arrayContaining(['client/flaw.ts', 'client/fix-first-fix.ts', 'browser-proof.ts']),
  )
})

it('requires a bypass of the leaking fix, under its name in the weakness', () => {
  const files = challengeFiles(CHALLENGE)
  const [, leaking] = /'([\w-]+)': \{\s+outcome: 'leaks'/.exec(files['weakness.ts']!)!
  expect(files['proof.ts']).toMatch(new RegExp(`bypasses: \\{\\s+'${leaking}'`))
})

it('starts with the safe contract for a Solidity seam', () => {
  const files = challengeFiles({
    ...CHALLENGE,
    seams: [{ ...SEAM, exportName: 'sellApples', solidity: 'packages/shop/src/orders/contracts/sale.sol' }],
    contract: CONTRACT,
  })
  expect(files['flaw.sol']).toContain('function buy() external { //~ hole')
  const fixes = Object.keys(files).filter((name) => name.startsWith('fix-'))
  expect(fixes).toHaveLength(3)
  for (const fix of fixes) {
    expect(files[fix]).not.toContain('//~ hole')
    expect(files['weakness.ts']).toContain(`import('./${fix}')`)
  }
  expect(files['weakness.ts']).toContain('seam: sellApples')
  expect(Object.keys(files).filter((name) => /^(?:flaw|fix-.*)\.ts$/.test(name))).toEqual([])
})
