import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Texts } from './i18n.ts'

/** Language files that were asked for and not answered yet, by their path. */
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

/** Answers a language file when it is asked for. */
async function answer(file: string, texts: object): Promise<void> {
  await expect.poll(() => asked.has(file)).toBe(true)
  asked.get(file)!(texts)
}

const texts = () => Texts.create(null, 'http://shop.test/', {})

it('a language that comes late does not take the place of one that was chosen after it', async () => {
  const shop = await texts()
  const slow = shop.show('de_DE')
  expect(await shop.show('en')).toBe(true)
  await answer('de_DE.json', { SEARCH: 'Suche' })
  expect(await slow).toBe(false)
  expect([shop.i18n.language, page.lang]).toEqual(['en', 'en'])
})

it('a screen that comes while a language is on its way speaks that language as well', async () => {
  const shop = await texts()
  const shown = shop.show('de_DE')
  const part = shop.load('paths')
  await answer('de_DE.json', {})
  await answer('paths/de_DE.json', { GIVE_ANSWER: 'Antworten' })
  expect(await shown).toBe(true)
  await part
  expect(shop.i18n.t('GIVE_ANSWER')).toBe('Antworten')
})
