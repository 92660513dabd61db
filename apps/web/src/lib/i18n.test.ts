import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Texts } from './i18n.ts'

/** Pending requests for language files, by path. */
const asked = new Map<string, (texts: object) => void>()
const page = { lang: '', dir: '' }

beforeEach(() => {
  asked.clear()
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('fetch', ({ pathname }: URL) => {
    return new Promise((resolve) =>
      asked.set(pathname.replace('/assets/i18n/', ''), (texts) => resolve(Response.json(texts))),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Waits for the request for a language file and answers it. */
async function answer(file: string, texts: object): Promise<void> {
  await expect.poll(() => asked.has(file)).toBe(true)
  asked.get(file)!(texts)
}

const texts = () => Texts.create(null, 'http://shop.test/', {})

it('ignores a language file that loads after another language was chosen', async () => {
  const shop = await texts()
  const slow = shop.changeLanguage('de_DE')
  expect(await shop.changeLanguage('en')).toBe(true)
  await answer('de_DE.json', { SEARCH: 'Suche' })
  expect(await slow).toBe(false)
  expect([shop.i18n.language, page.lang]).toEqual(['en', 'en'])
})

it('shows a part that loads during a change of language in the new language', async () => {
  const shop = await texts()
  const shown = shop.changeLanguage('de_DE')
  const part = shop.load('paths')
  await answer('de_DE.json', {})
  await answer('paths/de_DE.json', { GIVE_ANSWER: 'Antworten' })
  expect(await shown).toBe(true)
  await part
  expect(shop.i18n.t('GIVE_ANSWER')).toBe('Antworten')
})
