import { describe, expect, test } from 'vitest'
import { logIn, newCustomer, PASSWORD } from './support/customer.ts'
import { setStage } from './support/stage.ts'
import { translatorFor } from './support/words.ts'

const stage = setStage()
const german = translatorFor('de_DE')
const language = () => stage.page.getAttribute('html', 'lang')
const heading = () => stage.page.locator('h1').first().textContent()
const kept = async () => (await stage.context.cookies()).find(({ name }) => name === 'language')

async function choose(tag: string): Promise<void> {
  await stage.page.click('#navbarLanguageButton')
  await stage.page.locator(`[role="menuitemradio"][lang="${tag}"]`).click()
  await expect.poll(language).toBe(tag)
}

/** The description of a challenge in a language, from the API of the shop. */
async function brief(language: string): Promise<string> {
  const answer = await fetch(`${stage.shop.url}/api/Challenges?key=loginAdminChallenge`, {
    headers: { cookie: `language=${language}` },
  })
  const { data } = (await answer.json()) as { data: { description: string }[] }
  return data[0]!.description.replaceAll('&#39;', "'")
}

test('applies the language chosen in the menu to screens, challenges and server-rendered pages', async () => {
  const { page, shop } = stage
  const customer = await newCustomer(stage, 'polyglot')
  await logIn(stage, customer.email, PASSWORD)
  expect(await language()).toBe('en')
  await choose('de-DE')
  await page.getByText(german('LANGUAGE_CHANGED', { language: 'Deutsch' })).waitFor()
  expect(await kept()).toMatchObject({ value: 'de_DE' })
  expect((await kept())!.expires - Date.now() / 1000).toBeGreaterThan(360 * 24 * 60 * 60)

  await stage.open('/training?difficulties=2')
  await page.reload()
  await expect.poll(language).toBe('de-DE')
  await expect.poll(heading).toBe(german('SCORE_BOARD'))
  const [own, english] = [await brief('de_DE'), await brief('en')]
  expect(own).not.toBe(english)
  await stage.open('/challenge/loginAdminChallenge')
  await page.getByText(own).waitFor()
  await page.getByRole('button', { name: german('OPEN_HINT', { number: '1', total: '3' }) }).waitFor()

  await page.goto(`${shop.url}/profile`)
  expect(await language()).toBe('de-DE')
  const ownHeading = await heading()

  await stage.open('/basket')
  await expect.poll(heading).toBe(german('YOUR_BASKET'))
  await choose('en')
  await expect.poll(heading).toBe('Your basket')
  expect(await kept()).toMatchObject({ value: 'en' })
  await stage.open('/challenge/loginAdminChallenge')
  await page.getByText(english).waitFor()
  await page.goto(`${shop.url}/profile`)
  expect(await language()).toBe('en')
  expect(await heading()).not.toBe(ownHeading)
})

test('keeps the captcha of a form when the language changes', async () => {
  const { page } = stage
  await stage.open('/contact')
  const sum = page.locator('#captcha').filter({ hasText: /\d/ })
  const asked = await sum.textContent()
  await choose('de-DE')
  await page.getByText(german('LANGUAGE_CHANGED', { language: 'Deutsch' })).waitFor()
  expect(await sum.textContent()).toBe(asked)
})

/** The most used screens, and the ones with the most content. */
const SCREENS = [
  '/search?q=juice',
  '/login',
  '/register',
  '/contact',
  '/about',
  '/photo-wall',
  '/basket',
  '/address/select',
  '/payment/shop',
  '/order-history',
  '/wallet',
  '/deluxe-membership',
  '/chatbot',
  '/privacy-security/privacy-policy',
  '/privacy-security/two-factor-authentication',
  '/training',
  '/score-board-preview',
  '/paths',
  '/path/injection',
  '/challenge/loginAdminChallenge',
  '/coding-challenge/scoreBoardChallenge',
]

describe.each([360, 1440])('right-to-left layout at %i pixels', (width) => {
  test('no content overflows and no control covers another', async () => {
    const { page } = stage
    await (await newCustomer(stage, `right-to-left-${width}`)).logInOnPage()
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dir !== 'rtl') document.documentElement.dir = 'rtl'
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['dir'] })
    })
    await stage.context.request.get(`${stage.shop.url}/assets/public/images/padding/1px.png`, {
      failOnStatusCode: true,
    })
    await page.setViewportSize({ width, height: 844 })
    const faults: string[] = []
    for (const path of SCREENS) {
      await stage.open(path)
      // Prevents reading the previous screen instead of this one.
      await page.reload()
      await page.locator('main h1, main h2').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.getAttribute('html', 'dir')).toBe('rtl')
      for (const fault of await page.evaluate(faultsOfLayout)) faults.push(`${path}: ${fault}`)
    }
    expect(faults).toEqual([])
  })
})

/** Runs in the page. @returns sideways scrolling, overflowing content and controls that cover each other */
function faultsOfLayout(): string[] {
  const faults: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} pixels wide`)
  // Icons that point in the direction of the text are mirrored. Code stays left to right.
  for (const icon of document.querySelectorAll('main svg[data-along]'))
    if (getComputedStyle(icon).scale !== '-1 1') faults.push('an arrow points against the direction of the text')
  for (const code of document.querySelectorAll('main code'))
    if (getComputedStyle(code).direction !== 'ltr') faults.push('code is displayed from right to left')
  const controls = [...document.querySelectorAll('header, main')].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>(
      'a, button, input:not([type=radio], [type=checkbox], [type=range]), textarea',
    ),
  ])
  const seen = controls.filter((control) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  const name = (control: HTMLElement) => control.outerHTML.slice(0, 120)
  for (const control of seen) {
    const { top, width, height } = control.getBoundingClientRect()
    if (width < 2 || height < 2 || top < -1000) continue
    // Scrolls the control into view, for instance inside a strip that scrolls sideways.
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right } = control.getBoundingClientRect()
    if (left < -1 || right > root.clientWidth + 1) faults.push(`overflows: ${name(control)}`)
    const box = control.getClientRects()[0]!
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const own = hit === null || control.contains(hit) || hit.contains(control) || hit.closest('label, .frame') !== null
    if (!own && seen.some((other) => other !== control && other.contains(hit) && !other.contains(control)))
      faults.push(`is covered: ${name(control)} by ${(hit as HTMLElement).outerHTML.slice(0, 80)}`)
  }
  return faults
}
