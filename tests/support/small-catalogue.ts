import type { Catalogue } from '@fruit/catalogue/catalogue'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { type Challenge, defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { mapPractice } from '@fruit/challenge-kit/practice'
import { documentServed } from '@fruit/shop/files/facts'

/** A challenge for tests. By default it is solved by reading the legal notice. */
export function testChallenge(facts: Partial<Challenge>): CatalogueEntry {
  const challenge = defineChallenge({
    id: 1,
    key: 'testChallenge',
    name: 'Test',
    category: 'Miscellaneous',
    difficulty: 1,
    tags: ['One', 'Two'],
    cwe: [200],
    owasp: [],
    asvs: [],
    wstg: [],
    kind: 'discovery',
    place: { call: 'GET /ftp/{file}', parameter: 'path.file' },
    codingChallenge: false,
    solvedWhen: when(documentServed),
    ...facts,
  })
  return {
    id: challenge.key,
    challenge,
    title: () => challenge.name,
    brief: () => 'Read the <em>legal</em> notice &amp; more.',
    hints: () => ['gentle', 'clear', 'explicit'],
    codeHints: () => [],
    practice: () => mapPractice((part) => `practised ${part}`),
    explanation: () => ({ clue: 'a clue', cause: 'a cause', fix: 'a fix', prevention: 'care', references: 'a book' }),
    fixReason: () => '',
    sources: {},
    weaknessFolder: '',
    loadProof: () => Promise.reject(new Error('A test challenge has no proof.')),
  }
}

/** A catalogue that does not depend on files. */
export function testCatalogue(...entries: CatalogueEntry[]): Catalogue {
  return { entries, weaknesses: new Map(), props: new Map(), paths: [], loadLanguage: () => undefined }
}
