import { describe, expect, it } from 'vitest'
import { filled, say, spoken, translated } from './texts.ts'

const FILM = (name: string) => filled('The film of {{name}}', { name })

describe('texts of the server', () => {
  it('are said in the language that is asked for, each time anew', () => {
    expect(say('de_DE', 'Back to the shop')).toBe('Zurück zum Laden')
    expect(say('fr_FR', 'Back to the shop')).toBe('Retour à la boutique')
    expect(say('de_DE', FILM('Pip'))).toBe('Der Film von Pip')
  })

  it('are English in English, without a language, and in one that nobody wrote', () => {
    for (const language of ['en', '', 'tlh_AA', '__proto__', 'toString', 'de_DE.translation']) {
      expect(say(language, 'Back to the shop')).toBe('Back to the shop')
      expect(say(language, FILM('Pip'))).toBe('The film of Pip')
      expect(spoken(language)).toBe('en')
    }
  })

  it.each(['{{name}}', '$t(Back to the shop)', '{{name}} {{name}}', '$&', '<b>', '{{constructor}}'])(
    'take the value %s for nothing but a value',
    (value) => {
      expect(say('de_DE', FILM(value))).toBe(`Der Film von ${value}`)
      expect(say('en', FILM(value))).toBe(`The film of ${value}`)
    },
  )

  it('leave alone what somebody else has written', () => {
    for (const written of ['Mine', '{{name}}', 'toString', '__proto__', '', '$t(Back to the shop)'])
      expect(translated('de_DE', written)).toBe(written)
  })
})
