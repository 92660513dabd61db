import { expect, it } from 'vitest'
import type { ChallengeFacts } from './challenge-facts.ts'
import { challengeFiles } from './challenge-files.ts'

const FACTS: ChallengeFacts = {
  key: 'sourAppleChallenge',
  id: 1001,
  name: 'Sour Apple',
  category: 'Miscellaneous',
  difficulty: 1,
  tags: [],
  tutorialOrder: null,
  cwe: [],
  owasp: [],
  asvs: [],
  wstg: [],
  codingChallenge: false,
  remarks: [],
}
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

/** The files of a challenge for that seam. @param codingChallenge whether the interface lists a coding challenge */
const filesWith = (codingChallenge: boolean) =>
  challengeFiles({
    id: 'sour-apple',
    facts: { ...FACTS, codingChallenge },
    seams: [SEAM],
    contract: null,
    runsIn: 'server',
    fact: { name: 'orderTracked', module: '@fruit/shop/orders/facts' },
    languages: ['de_DE'],
  })

it.each([true, false])('writes three fixes of a flaw, with a coding challenge or without: %s', (codingChallenge) => {
  const files = filesWith(codingChallenge)
  const fixes = Object.keys(files).filter((name) => name.startsWith('fix-'))
  expect(fixes).toHaveLength(3)
  for (const fix of fixes) expect(files['weakness.ts']).toContain(`import('../${fix}')`)
  expect('code-hints.md' in files).toBe(codingChallenge)
})

it('requires a bypass of the leaking fix, under its name in the weakness', () => {
  const files = filesWith(false)
  const [, leaking] = /'([\w-]+)': \{\s+outcome: 'leaks'/.exec(files['weakness.ts']!)!
  expect(files['proof.ts']).toMatch(new RegExp(`bypasses: \\{\\s+'${leaking}'`))
})

it('starts with the safe contract for a Solidity seam', () => {
  const files = challengeFiles({
    id: 'sour-apple',
    facts: { ...FACTS, codingChallenge: true },
    seams: [{ ...SEAM, exportName: 'sellApples', solidity: 'packages/shop/src/orders/contracts/sale.sol' }],
    contract: CONTRACT,
    runsIn: 'server',
    fact: { name: 'orderTracked', module: '@fruit/shop/orders/facts' },
    languages: [],
  })
  expect(files['flaw.sol']).toContain('function buy() external { //~ hole')
  const fixes = Object.keys(files).filter((name) => name.startsWith('fix-'))
  expect(fixes).toHaveLength(3)
  for (const fix of fixes) {
    expect(files[fix]).not.toContain('//~ hole')
    expect(files['weakness.ts']).toContain(`import('../${fix}')`)
  }
  expect(files['weakness.ts']).toContain('seam: sellApples')
  expect(Object.keys(files).filter((name) => /^(?:flaw|fix-.*)\.ts$/.test(name))).toEqual([])
})
