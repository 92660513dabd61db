import { describe, expect, it } from 'vitest'
import { messageWith, supportedLanguage, translate, translateIfKnown } from './texts.ts'

const FILM = (name: string) => messageWith('The film of {{name}}', { name })

describe('texts of the server', () => {
  it('are rendered in the requested language at each call', () => {
    expect(translate('de_DE', 'Back to the shop')).toBe('Zurück zum Laden')
    expect(translate('fr_FR', 'Back to the shop')).toBe('Retour à la boutique')
    expect(translate('de_DE', FILM('Pip'))).toBe('Der Film von Pip')
  })

  it('fall back to English without a language and for an unknown language', () => {
    for (const language of ['en', '', 'tlh_AA', '__proto__', 'toString', 'de_DE.translation']) {
      expect(translate(language, 'Back to the shop')).toBe('Back to the shop')
      expect(translate(language, FILM('Pip'))).toBe('The film of Pip')
      expect(supportedLanguage(language)).toBe('en')
    }
  })

  it.each(['{{name}}', '$t(Back to the shop)', '{{name}} {{name}}', '$&', '<b>', '{{constructor}}'])(
    'insert the value %s literally',
    (value) => {
      expect(translate('de_DE', FILM(value))).toBe(`Der Film von ${value}`)
      expect(translate('en', FILM(value))).toBe(`The film of ${value}`)
    },
  )

  it('leave texts of users unchanged', () => {
    for (const written of ['Mine', '{{name}}', 'toString', '__proto__', '', '$t(Back to the shop)'])
      expect(translateIfKnown('de_DE', written)).toBe(written)
  })
})
