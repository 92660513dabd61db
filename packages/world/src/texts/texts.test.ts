import { describe, expect, it } from 'vitest'
import { filled, say, spoken, translated } from './texts.ts'

const FILM = (name: string) => filled('The film of {{name}}', { name })

describe('texts of the server', () => {
  it('are rendered in the requested language at each call', () => {
    expect(say('de_DE', 'Back to the shop')).toBe('Zurück zum Laden')
    expect(say('fr_FR', 'Back to the shop')).toBe('Retour à la boutique')
    expect(say('de_DE', FILM('Pip'))).toBe('Der Film von Pip')
  })

  it('fall back to English without a language and for an unknown language', () => {
    for (const language of ['en', '', 'tlh_AA', '__proto__', 'toString', 'de_DE.translation']) {
      expect(say(language, 'Back to the shop')).toBe('Back to the shop')
      expect(say(language, FILM('Pip'))).toBe('The film of Pip')
      expect(spoken(language)).toBe('en')
    }
  })

  it.each(['{{name}}', '$t(Back to the shop)', '{{name}} {{name}}', '$&', '<b>', '{{constructor}}'])(
    'insert the value %s literally',
    (value) => {
      expect(say('de_DE', FILM(value))).toBe(`Der Film von ${value}`)
      expect(say('en', FILM(value))).toBe(`The film of ${value}`)
    },
  )

  it('leave texts of users unchanged', () => {
    for (const written of ['Mine', '{{name}}', 'toString', '__proto__', '', '$t(Back to the shop)'])
      expect(translated('de_DE', written)).toBe(written)
  })
})
