import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { PathEntry } from '@fruit/challenge-kit/path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptTranslations, translationsOf } from './catalogue-translations.ts'

const GERMAN = 'challenges/sour/translations/de_DE.md'
const entries = [
  { id: 'sour', challenge: { key: 'sourChallenge', name: 'Sour' }, weaknessFolder: '' } as CatalogueEntry,
]

const paths = [{ id: 'orchard', path: { name: 'Orchard' } } as PathEntry]

let root: string
const path = (file: string) => join(root, 'packages/catalogue', file)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fruit-translations-'))
  mkdirSync(path('challenges/sour/translations'), { recursive: true })
  writeFileSync(path('challenges/sour/brief.md'), 'Bite it.\n')
  writeFileSync(path('challenges/sour/hints.md'), '1. Look.\n2. Bite.\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const writeGerman = (text: string) => writeFileSync(path(GERMAN), text)
const judge = () => translationsOf(root, entries, paths)
const inGerman = (lines: readonly string[]) => lines.filter((line) => line.startsWith(GERMAN))

describe('translations of a challenge', () => {
  it('need name and task in every language', () => {
    writeGerman('# name\n\nSauer\n')
    expect(inGerman(judge().problems)).toEqual([expect.stringContaining('# brief')])
  })

  it('may lack other texts, which are counted and shown in English', () => {
    writeGerman('# name\n\nSauer\n\n# brief\n\nBeiß hinein.\n')
    const { problems, inEnglish, begun } = judge()
    expect(inGerman(problems)).toEqual([])
    expect(inEnglish.get('de_DE')).toBe(1)
    expect(begun).toEqual([])
  })

  it('must have the other texts in every language if one language has them', () => {
    writeGerman('# name\n\nSauer\n\n# brief\n\nBeiß hinein.\n\n# hints\n\n1. Sieh hin.\n2. Beiß.\n')
    const { begun } = judge()
    expect(inGerman(begun)).toEqual([])
    expect(begun).toContainEqual(expect.stringMatching(/fr_FR.*# hints/))
  })
})

describe('translations of a path', () => {
  it('need name and goal in every language, and may lack the rest', () => {
    mkdirSync(path('paths/orchard/translations'), { recursive: true })
    writeFileSync(path('paths/orchard/goal.md'), 'To know a tree.\n')
    writeFileSync(path('paths/orchard/questions.md'), '## why\n\nWhy?\n')
    const file = 'paths/orchard/translations/de_DE.md'
    writeFileSync(path(file), '# name\n\nObstgarten\n')
    const { problems, inEnglish } = judge()
    expect(problems.filter((line) => line.startsWith(file))).toEqual([expect.stringContaining('# goal')])
    expect(inEnglish.get('de_DE')).toBe(2)
    writeFileSync(path(file), '# name\n\nObstgarten\n\n# goal\n\nBäume kennen.\n')
    expect(acceptTranslations(root, { entries, paths }, 'orchard')).toEqual([file])
    expect(judge().stale).toEqual([])
  })
})

describe('stale translations', () => {
  it('are reported after the English text changed, until they are accepted', () => {
    writeGerman('# name\n\nSauer\n\n# brief\n\nBeiß hinein.\n')
    expect(inGerman(judge().stale)).toEqual([`${GERMAN}: name, brief`])
    expect(acceptTranslations(root, { entries, paths }, 'sourChallenge')).toEqual([GERMAN])
    expect(judge().stale).toEqual([])

    writeFileSync(path('challenges/sour/brief.md'), 'Bite\nit.\n\n')
    expect(judge().stale).toEqual([])
    writeFileSync(path('challenges/sour/brief.md'), 'Bite into it.\n')
    expect(judge().stale).toEqual([`${GERMAN}: brief`])
    acceptTranslations(root, { entries, paths }, 'sourChallenge')
    expect(judge().stale).toEqual([])
    expect(readFileSync(path(GERMAN), 'utf8')).toMatch(/^---\nname: \w{8}\nbrief: \w{8}\n---\n\n# name\n\nSauer\n/)
  })

  it('cannot be accepted for an unknown name', () => {
    expect(acceptTranslations(root, { entries, paths }, 'sweetChallenge')).toEqual([])
  })
})
