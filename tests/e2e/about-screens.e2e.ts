import type { Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { solveCaptcha } from './support/captcha.ts'
import { signUp } from './support/customer.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage({}, { cache: false })

describe('feedback form', () => {
  test('accepts feedback from a visitor who solves the captcha, and shows it on the about page', async () => {
    await stage.open('/search')
    await stage.page
      .getByRole('navigation', { name: english('FOOTER_LINKS') })
      .getByRole('link', { name: english('TITLE_CONTACT') })
      .click()
    await stage.page.locator('#feedback-form').waitFor()
    await expect.poll(() => stage.page.inputValue('#userId')).toBe('')
    await expect.poll(() => stage.page.isVisible('#userId')).toBe(false)
    await expect.poll(() => stage.page.getByLabel(english('AUTHOR')).inputValue()).toBe(english('ANONYMOUS'))
    await expect.poll(() => stage.page.isDisabled('#submitButton')).toBe(true)

    await stage.page.fill('#comment', 'Sharper than <b>my</b> knife.')
    await stage.page.getByText('29/160').waitFor()
    await stage.page.focus('#rating')
    for (let stars = 0; stars < 4; stars++) await stage.page.keyboard.press('ArrowRight')
    await stage.page.fill('#captchaControl', 'many')
    await stage.page.locator('#captchaControl').blur()
    await stage.page.getByText(english('INVALID_CAPTCHA')).waitFor()
    await stage.page.fill('#captchaControl', '123456')
    await stage.page.click('#submitButton')
    await stage.page.locator('.error').first().waitFor()
    await expect.poll(() => stage.page.inputValue('#captchaControl')).toBe('')
    await expect.poll(() => stage.page.inputValue('#comment')).toBe('Sharper than <b>my</b> knife.')

    const before = await stage.page.textContent('#captcha')
    await stage.page.fill('#captchaControl', await solveCaptcha(stage.page))
    await stage.page.click('#submitButton')
    await stage.page.getByText(english('FEEDBACK_THANK_YOU')).waitFor()
    await expect.poll(() => stage.page.inputValue('#comment')).toBe('')
    await expect.poll(() => stage.page.inputValue('#rating')).toBe('0')
    await expect.poll(() => stage.page.textContent('#captcha')).not.toBe(before)

    await stage.open('/about')
    const said = stage.page
      .getByRole('region', { name: english('CUSTOMER_FEEDBACK') })
      .getByText('Sharper than my knife. (anonymous)')
    for (let slides = 0; slides < 20 && !(await said.isVisible()); slides++)
      await stage.page.getByRole('button', { name: english('CAROUSEL_NEXT') }).click()
    await said.waitFor()
    await stage.page.getByRole('img', { name: '4 of 5 stars' }).waitFor()
  })

  test('shows the masked e-mail of a customer, and has a special thank-you for five stars', async () => {
    await signUp(stage, 'gooseberry@fruit.test')
    await stage.open('/contact')
    await expect.poll(() => stage.page.getByLabel(english('AUTHOR')).inputValue()).toBe('***seberry@fruit.test')
    expect(Number(await stage.page.inputValue('#userId'))).toBeGreaterThan(0)
    await stage.page.fill('#comment', '')
    await stage.page.locator('#comment').blur()
    await stage.page.getByText(english('MANDATORY_COMMENT')).waitFor()
    await stage.page.fill('#comment', 'x'.repeat(170))
    await stage.page.getByText('160/160').waitFor()
    // The last star is at the right end of the slider.
    const stars = (await stage.page.locator('#rating').boundingBox())!
    await stage.page.mouse.click(stars.x + stars.width - 20, stars.y + stars.height / 2)
    await expect.poll(() => stage.page.inputValue('#rating')).toBe('5')
    await stage.page.fill('#captchaControl', await solveCaptcha(stage.page))
    await stage.page.click('#submitButton')
    await stage.page.getByText('Five stars!').waitFor()
  })
})

describe('about page', () => {
  test('does not rotate its slides under reduced motion, and turns them by button or autoplay', async () => {
    await stage.open('/about')
    const slide = stage.page.locator('[aria-roledescription=Slide]')
    await slide.waitFor()
    expect((await stage.page.locator('[aria-roledescription=Slides]').boundingBox())?.height).toBe(300)
    await expect.poll(() => slide.getAttribute('aria-label')).toMatch(/^1 of /)
    await stage.page.getByRole('button', { name: english('CAROUSEL_PREVIOUS') }).click()
    await expect.poll(() => slide.getAttribute('aria-label')).not.toMatch(/^1 of /)
    await stage.page.getByRole('button', { name: english('CAROUSEL_PLAY') }).click()
    await stage.page.getByRole('button', { name: english('CAROUSEL_PAUSE') }).waitFor()
    const still = await slide.getAttribute('aria-label')
    await stage.page.mouse.move(5, 5)
    await stage.page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(() => slide.getAttribute('aria-label')).not.toBe(still)
  })

  test('links to the legal notice and to the configured social media pages', async () => {
    await stage.open('/about')
    const legal = await stage.page.getByRole('link', { name: 'The small print' }).getAttribute('href')
    expect(legal).toBe(`${stage.shop.url}/ftp/legal.md`)
    expect((await stage.page.request.get(legal!)).status()).toBe(200)
    await expect.poll(() => stage.page.getByRole('link', { name: 'Mastodon' }).getAttribute('href')).toMatch(/^https:/)
  })
})

describe('token sale', () => {
  test('opens only at its path, and reports the visit to the shop', async () => {
    const picture = stage.page.waitForRequest(/padding\/56px\.png\?path=tokensale-ico-ea/)
    await stage.open('/tokensale-ico-ea')
    expect((await (await picture).response())?.status()).toBe(200)
    await stage.page.getByRole('heading', { level: 1, name: /coin/ }).waitFor()
    await stage.page.locator('summary').first().click()
    await stage.page.getByText('neither drink nor spill').waitFor()
    const paper = await stage.page
      .getByRole('link', { name: english('WHITEPAPER_LONG'), exact: true })
      .getAttribute('href')
    expect(await (await stage.page.request.get(paper!)).text()).toContain('pressing')
  })

  test('is not mentioned in the JavaScript of the app', async () => {
    const answers: Response[] = []
    stage.page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') answers.push(answer)
    })
    await stage.open('/tokensale-ico-ea')
    await stage.page.waitForLoadState('networkidle')
    const scripts = await Promise.all(answers.map((answer) => answer.text()))
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter((text) => /tokensale|ico-ea/.test(text))).toEqual([])
  })
})

inspectScreens(stage, {
  'the contact screen with a mistake': async () => {
    await stage.open('/contact')
    await stage.page.fill('#captchaControl', 'many')
    await stage.page.locator('#captchaControl').blur()
    await stage.page.getByText(english('INVALID_CAPTCHA')).waitFor()
  },
  'the about page': async () => {
    await stage.open('/about')
    await stage.page.locator('blockquote').waitFor()
  },
  'the token sale': async () => {
    await stage.open('/tokensale-ico-ea')
    await stage.page.locator('summary').first().click()
  },
})
