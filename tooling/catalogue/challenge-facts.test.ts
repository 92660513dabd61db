import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { standardProblems } from '@fruit/challenge-kit/standards'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sources.mjs'
import { factsOf, withoutEntry } from './challenge-facts.ts'
import { challengeFiles } from './challenge-files.ts'

const list = readFileSync(join(root, 'docs/reference/challenges-to-build.yml'), 'utf8')
const entries = (parse(list) ?? []) as { key: string }[]

describe('list of challenges to build', () => {
  it('has all facts of each challenge, with a unique id', () => {
    const facts = entries.map(({ key }) => factsOf(list, key)!)
    expect(new Set(facts.map(({ id }) => id)).size).toBe(entries.length)
    for (const { key, id, name, difficulty, ...ids } of facts) {
      expect(id, key).toBeGreaterThan(0)
      expect([name, difficulty], key).toEqual([expect.any(String), expect.any(Number)])
      expect(standardProblems(ids), key).toEqual([])
    }
  })

  it('removes one challenge and nothing else', () => {
    const three = [
      '# Said of all.',
      '- key: plum',
      '  id: 1',
      '- key: pear',
      '  id: 2',
      '- key: fig',
      '  id: 3',
      '',
    ].join('\n')
    expect(withoutEntry(three, 'pear')).toBe('# Said of all.\n- key: plum\n  id: 1\n- key: fig\n  id: 3\n')
    expect(withoutEntry(three, 'quince')).toBe(three)
    for (const { key } of entries)
      expect(parse(withoutEntry(list, key)) ?? []).toEqual(entries.filter((entry) => entry.key !== key))
  })

  it('returns null for a challenge that is not in it', () => {
    expect(factsOf(list, 'sourPlumChallenge')).toBeNull()
  })
})

it('uses the signature of a seam in the flaw and three fixes, and adds a browser proof for a seam of the browser', () => {
  const files = challengeFiles({
    id: 'sour-plum',
    facts: {
      key: 'sourPlumChallenge',
      id: 1001,
      name: "Plum's Stone",
      category: 'XSS',
      difficulty: 1,
      tags: [],
      tutorialOrder: null,
      cwe: [79],
      owasp: ['A03:2021'],
      asvs: [],
      wstg: [],
      codingChallenge: true,
      remarks: ['It is sour.'],
    },
    seams: [
      {
        name: 'plums.show-stone',
        shown: '(stone: Stone): string',
        exportName: 'showStone',
        file: 'packages/isomorphic/src/plums/seams.ts',
        parameters: ['stone: Stone'],
        answer: 'string',
        types: new Map([['Stone', '@fruit/isomorphic/plums/seams']]),
        solidity: null,
      },
    ],
    contract: null,
    runsIn: 'browser',
    fact: { name: 'stoneShown', module: '@fruit/shop/plums/facts' },
    languages: ['de_DE'],
  })
  expect(Object.keys(files).sort()).toEqual([
    'brief.md',
    'browser-proof.ts',
    'challenge.ts',
    'client/fix-first-fix.ts',
    'client/fix-second-fix.ts',
    'client/fix-third-fix.ts',
    'client/flaw.ts',
    'code-hints.md',
    'hints.md',
    'notes.md',
    'practice.md',
    'proof.ts',
    'translations/de_DE.md',
    'weakness.ts',
  ])
  expect(files['client/flaw.ts']).toContain('export function showStone(stone: Stone): string {')
  expect(files['client/flaw.ts']).toContain("import type { Stone } from '@fruit/isomorphic/plums/seams'")
  expect(files['client/flaw.ts']).toContain('//~ hole')
  expect(files['client/fix-first-fix.ts']).not.toContain('//~ hole')
  expect(files['proof.ts']).toContain('// - It is sour.')
})
