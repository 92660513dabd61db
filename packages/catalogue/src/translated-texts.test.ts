import { describe, expect, it } from 'vitest'
import { reasonsIn, TranslatedTexts } from './translated-texts.ts'

const FILE = '# brief\n\nPflück mich.\n\n# fixes\n\n- hang-higher: Wer `klettert`,\n  kommt heran.\n- pick: Weg.\n'

function texts() {
  let loads = 0
  const translated = new TranslatedTexts({
    './languages/de-de.ts': async () => {
      loads++
      return { texts: { '../../challenges/pick-me/translations/de_DE.md': FILE } }
    },
  })
  return { translated, loads: () => loads }
}

describe('TranslatedTexts', () => {
  it('loads a language on first use', async () => {
    const { translated, loads } = texts()
    expect(translated.loadedLanguage('de_DE')).toBe('en')
    expect(loads()).toBe(0)
    await translated.load('de_DE')
    expect(translated.loadedLanguage('de_DE')).toBe('de_DE')
    expect(translated.get('challenges/pick-me', 'brief', 'de_DE')).toBe('Pflück mich.')
    expect(translated.get('challenges/pick-me', 'hints', 'de_DE')).toBeUndefined()
  })

  it('loads a language once for concurrent requests', async () => {
    const { translated, loads } = texts()
    await Promise.all([translated.load('de_DE'), translated.load('de_DE')])
    expect(translated.load('de_DE')).toBeUndefined()
    expect(loads()).toBe(1)
  })

  it('falls back to English for a language without translations', () => {
    const { translated } = texts()
    expect(translated.load('xx_XX')).toBeUndefined()
    expect(translated.loadedLanguage('xx_XX')).toBe('en')
  })

  it('returns the reason of each fix by name', async () => {
    const { translated } = texts()
    await translated.load('de_DE')
    const reasons = reasonsIn(translated.get('challenges/pick-me', 'fixes', 'de_DE')!)
    expect(Object.fromEntries(reasons)).toEqual({ 'hang-higher': 'Wer `klettert`, kommt heran.', pick: 'Weg.' })
  })
})
