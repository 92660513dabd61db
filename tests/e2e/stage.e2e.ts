import { expect, test } from 'vitest'
import { setStage } from './support/stage.ts'

const stage = setStage()
const pages: unknown[] = []

/** State that a page could keep, and its window size and media features. */
async function kept() {
  const { page, context } = stage
  await stage.open('/about')
  const databases = 'Stored'
  return {
    inPage: await page.evaluate(async (name) => {
      const database = (await indexedDB.databases()).some((each) => each.name === name)
      const cache = await caches.has(name)
      const wide = `${innerWidth} x ${innerHeight}`
      const { forced, dark, print } = Object.fromEntries(
        Object.entries({ forced: '(forced-colors: active)', dark: '(prefers-color-scheme: dark)', print: 'print' }).map(
          ([key, query]) => [key, matchMedia(query).matches],
        ),
      )
      const { local, session } = { local: localStorage.getItem(name), session: sessionStorage.getItem(name) }
      const added = Reflect.get(window, 'added') ?? null
      return { database, cache, wide, forced, dark, print, local, session, added }
    }, databases),
    cookies: (await context.cookies()).filter(({ name }) => name === databases),
    pages: context.pages().length,
  }
}

const NEW = {
  inPage: {
    database: false,
    cache: false,
    wide: '1440 x 900',
    forced: false,
    dark: false,
    print: false,
    local: null,
    session: null,
    added: null,
  },
  cookies: [],
  pages: 1,
}

test('the first test gets a new page', async () => {
  pages.push(stage.page)
  expect(await kept()).toEqual(NEW)
})

test('a test may leave state behind', async () => {
  const { page, context, shop } = stage
  pages.push(page)
  await stage.open('/about')
  await page.evaluate(async () => {
    localStorage.setItem('Stored', 'here')
    sessionStorage.setItem('Stored', 'here')
    indexedDB.open('Stored')
    await caches.open('Stored')
  })
  await context.addCookies([{ name: 'Stored', value: 'here', url: shop.url }])
  await page.route('**/rest/**', (route) => route.abort())
  page.on('request', () => pages.push('a request of the test before'))
  await context.newPage()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active', media: 'print' })
  pages.length = 2
})

test('the next test finds none of it, in the same page', async () => {
  pages.push(stage.page)
  expect(await kept()).toEqual(NEW)
  const answer = await stage.page.evaluate(async () => (await fetch('/rest/admin/application-version')).status)
  expect(answer).toBe(200)
  expect(pages).toHaveLength(3)
  expect(new Set(pages).size).toBe(1)
})

test('a test may change something that cannot be reset', async () => {
  await stage.page.addInitScript(() => Object.assign(window, { added: true }))
})

test('the next test gets another page without that change', async () => {
  pages.push(stage.page)
  expect(await kept()).toEqual(NEW)
  expect(new Set(pages).size).toBe(2)
})

test('a test may open another site, which may store data', async () => {
  pages.push(stage.page)
  await stage.page.goto(stage.shop.url.replace('127.0.0.1', 'localhost'))
})

test('the next test gets another page', () => {
  expect(pages).not.toContain(stage.page)
})
