import type { Configuration } from '@fruit/contracts/configuration'
import { describe, expect, it } from 'vitest'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { mapPractice } from './practice.ts'
import { fillPlaceholders } from './settings-in-texts.ts'

const configuration = { application: { domain: 'a&b.test' }, challenges: { showHints: true } } as Configuration

/** A challenge whose texts all are this one. */
function saying(text: string, words?: CatalogueEntry['challenge']['words']): CatalogueEntry {
  return {
    id: 'a-test',
    challenge: { words } as CatalogueEntry['challenge'],
    title: () => 'A test',
    brief: () => text,
    hints: () => [text],
    codeHints: () => [text],
    practice: () => mapPractice(() => text),
    fixReason: () => text,
    explanation: () => ({ clue: text, cause: text, fix: text, prevention: text, references: text }),
    tutorial: () => ({ steps: [{ text, doneWhen: { kind: 'typed', selector: '#a', value: text } }] }),
    sources: {},
    weaknessFolder: '',
    loadProof: () => Promise.reject(new Error('no proof')),
  }
}

describe('withSettings', () => {
  it('inserts a setting into text, escaped in HTML', () => {
    const entry = fillPlaceholders(saying('jim@{{application.domain}}'), configuration)
    expect(entry.brief('en')).toBe('jim@a&amp;b.test')
    expect(entry.hints('en')).toEqual(['jim@a&amp;b.test'])
    expect(entry.explanation('en').fix).toBe('jim@a&amp;b.test')
    expect(entry.practice('en').answer).toBe('jim@a&amp;b.test')
    expect(entry.tutorial?.('en').steps[0]?.text).toBe('jim@a&amp;b.test')
    expect(entry.tutorial?.('en').steps[0]?.doneWhen).toMatchObject({ value: 'jim@a&b.test' })
    expect(entry.fixReason('a-fix', 'en')).toBe('jim@a&b.test')
    expect(entry.codeHints('en')).toEqual(['jim@a&b.test'])
  })

  it('inserts words that the challenge derives from settings', () => {
    const words = ({ application }: Configuration) => ({ mail: `<pip@${application.domain}>` })
    expect(fillPlaceholders(saying('{{mail}}', words), configuration).brief('en')).toBe('&lt;pip@a&amp;b.test&gt;')
  })

  it('rejects settings that do not exist or are not text', () => {
    for (const path of ['application.domian', 'challenges', 'challenges.showHints', 'application.domain.length'])
      expect(() => fillPlaceholders(saying(`{{${path}}}`), configuration).brief('en')).toThrow(path)
  })
})
