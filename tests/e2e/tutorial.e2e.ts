import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { expectAllAppearances, NARROWEST } from './support/all-appearances.ts'
import { solveCaptcha } from './support/captcha.ts'
import { logIn, signUp } from './support/customer.ts'
import { setStage } from './support/stage.ts'
import { expectVisitBudget } from './support/visit-budget.ts'
import { english } from './support/words.ts'

const stage = setStage({
  options: ['--class'],
  config: {
    application: { welcomeBanner: { showOnFirstStart: true } },
    hackingInstructor: { hintPlaybackSpeed: 'slow' },
  },
})
const { open } = stage
const hint = () => stage.page.getByRole('dialog', { name: /^Tutorial:/ })
const says = (text: string | RegExp) => hint().getByText(text).waitFor()
const banner = () => stage.page.getByRole('dialog', { name: /^A training shop with \d+ security holes/ })
/** Whether the cookie says that the welcome banner was closed. */
const dismissed = async () => {
  const kept = await stage.context.cookies()
  return kept.find(({ name }) => name === 'welcomebanner_status')?.value === 'dismiss'
}
const toast = (name: string) => stage.page.locator('.challenge-solved-toast', { hasText: name })
const begin = (challenge: string) => open(`/hacking-instructor?challenge=${encodeURIComponent(challenge)}`)
/** Pauses the tutorial, so that each hint waits until the test continues. */
const pause = () =>
  hint()
    .getByRole('button', { name: english('TUTORIAL_PAUSE') })
    .click()
const start = async (challenge: string) => {
  await begin(challenge)
  await pause()
}
const goOn = () =>
  hint()
    .getByRole('button', { name: english('TUTORIAL_SKIP') })
    .click()
/** Navigates like typing into the address bar. */
const goTo = (path: string) =>
  stage.page.evaluate((hash) => {
    location.hash = hash
  }, path)

describe('welcome banner', () => {
  test('leads a newcomer to the score board, and is shown once', async () => {
    const { page } = stage
    await open('/')
    await banner().waitFor()
    const { data } = await (await stage.context.request.get(`${stage.shop.url}/api/Challenges`)).json()
    await banner()
      .getByRole('heading', { name: `with ${data.length} security holes` })
      .waitFor()
    await expectAllAppearances(page, async (width) => {
      const share = async () => Math.round((100 * (await banner().boundingBox())!.width) / width)
      await expect.poll(share).toBe(width < 640 ? 100 : 35)
    })
    await banner()
      .getByRole('button', { name: english('WELCOME_TUTORIAL') })
      .click()
    await pause()
    await says(/Welcome to the orchard/)
    expect(page.url()).not.toContain('challenge=')
    await expect.poll(dismissed).toBe(true)
    await goOn()
    await says(/developer tools/)
    await goOn()
    await says(/address bar/)
    await expect
      .poll(() =>
        hint()
          .getByRole('button', { name: english('TUTORIAL_SKIP') })
          .count(),
      )
      .toBe(0)
    await goTo('/score-board')
    await toast('Score Board').waitFor()
    await says(/There it is/)
    // Navigating on closes the notification and the last hint.
    await toast('Score Board')
      .getByRole('link', { name: english('REPAIR_IT_NOW') })
      .click()
    await page.getByRole('heading', { name: english('CODE_BEHIND', { name: 'Score Board' }) }).waitFor()
    await toast('Score Board').waitFor({ state: 'detached' })
    await hint().waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('main h1').waitFor()
    await expect.poll(() => banner().count()).toBe(0)
  })

  test('stays within the budget of a first visit', async () => {
    await expectVisitBudget(stage.page, async () => {
      await open('/')
      await banner().waitFor()
    })
  })

  test('is closed by Escape, and by a click outside', async () => {
    const { page, context } = stage
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await context.clearCookies()
      await page.goto('about:blank')
      await open('/')
      await banner().waitFor()
      await leave()
      await banner().waitFor({ state: 'detached' })
      await expect.poll(dismissed).toBe(true)
    }
  })

  test('can be dismissed, and the menu offers the tutorial', async () => {
    const { page } = stage
    await open('/')
    await banner()
      .getByRole('button', { name: english('WELCOME_DISMISS') })
      .click()
    await banner().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: english('SIDE_MENU_OPEN') }).click()
    await page.getByRole('link', { name: english('GETTING_STARTED') }).click()
    await says(/Welcome to the orchard/)
  })
})

describe('tutorial', () => {
  test('leads to a login as administrator, and waits while the player is on another page', async () => {
    const { page } = stage
    await start('Login Admin')
    await hint().dblclick({ position: { x: 150, y: 20 } })
    await says(/login page/)
    // A step that requires an action cannot be skipped.
    await hint().dblclick({ position: { x: 150, y: 20 } })
    await goTo('/login')
    await says(/single quote/)
    await goTo('/about')
    await says(/goes on at #\/login/)
    await hint()
      .getByRole('button', { name: english('TUTORIAL_COME_BACK') })
      .click()
    await says(/single quote/)
    await page.fill('#login-form #email', "'")
    await says(/password/)
    await page.fill('#password', 'x')
    await says(/what kind of answer/)
    await page.click('#loginButton')
    await says(/tripped over your quote/)
    await goOn()
    await says(/true for everybody/)
    await page.fill('#login-form #email', "' or 1=1--")
    await says(/again/)
    await page.click('#loginButton')
    await toast('Login Admin').waitFor()
    await says(/administrator’s/)
    // The last hint stays until the player continues.
    await hint()
      .getByRole('link', { name: english('SEE_WHAT_YOU_USED') })
      .click()
    await page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).waitFor()
    await hint().waitFor({ state: 'detached' })
  })

  test('jumps to the end if the challenge is solved early, and can go back', async () => {
    const { page, context, shop } = stage
    await start('Login Admin')
    await hint().waitFor()
    // As from another tab. Without the jump, the steps before would wait forever.
    await context.request.post(`${shop.url}/rest/user/login`, {
      data: { email: "' or 1=1--", password: 'x' },
      failOnStatusCode: true,
    })
    await toast('Login Admin').waitFor()
    await says(/administrator’s/)
    // The hint is at its new position at once, and does not move away from the pointer.
    const places = await hint()
      .getByRole('button', { name: english('TUTORIAL_BACK') })
      .evaluate(async (button: HTMLElement) => {
        const card = button.closest('[role="dialog"]')!
        const place = () => {
          const { left, bottom } = card.getBoundingClientRect()
          return [left, bottom].map(Math.round)
        }
        button.click()
        await new Promise(requestAnimationFrame)
        // Under reduced motion the animation takes one millisecond, which can last some frames on a busy machine.
        await Promise.all(card.getAnimations().map(({ finished }) => finished))
        const atOnce = place()
        await new Promise((later) => setTimeout(later, 400))
        return { atOnce, later: place() }
      })
    expect(places.atOnce).toEqual(places.later)
    await says(/again/)
    await goOn()
    await says(/administrator’s/)
    await hint()
      .getByRole('link', { name: english('SEE_WHAT_YOU_USED') })
      .click()
    await page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).waitFor()
    await hint().waitFor({ state: 'detached' })
  })

  test('can be played again after a progress reset', async () => {
    const { page, context, shop } = stage
    const reachEnd = async () => {
      await start('Privacy Policy')
      await hint().waitFor()
      await context.request.get(`${shop.url}/assets/public/images/padding/81px.png`)
      await says(english('TUTORIAL_STEP', { number: '3', total: '3' }))
      await hint()
        .getByRole('button', { name: english('TUTORIAL_CANCEL') })
        .click()
      await toast('Privacy Policy').locator('.closeButton').click()
    }
    await reachEnd()
    await open('/training')
    const press = (name: string) => page.getByRole('button', { name: english(name) }).click()
    for (const name of ['BOARD_SETTINGS', 'RESET_PROGRESS', 'RESET_PROGRESS_CONFIRM']) await press(name)
    await page.getByText(english('RESET_PROGRESS_DONE')).waitFor()
    await reachEnd()
  })

  test('counts a click right after typing for the step that requires it', async () => {
    const { page } = stage
    await start('Login Admin')
    await goOn()
    await goTo('/login')
    await says(/single quote/)
    await page.fill('#login-form #email', "'")
    await says(/password/)
    await page.locator('#password').evaluate(async (field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'x')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((next) => setTimeout(next))
      document.querySelector<HTMLElement>('#loginButton')!.click()
    })
    await says(/tripped over your quote/)
  })

  test('of the search ends with a script in the page', async () => {
    const { page } = stage
    page.on('dialog', (dialog) => dialog.accept())
    const search = async (term: string) => {
      await page.fill('#searchQuery', term)
      await page.press('#searchQuery', 'Enter')
    }
    await start('DOM XSS')
    await goOn()
    await says(/an honest search/)
    await page.fill('#searchQuery', 'apple')
    await says(/heading/)
    await page.press('#searchQuery', 'Enter')
    await says(/Now search for/)
    await search('<h1>apple')
    await says(/takes your text for HTML/)
    await goOn()
    await search('<iframe src="javascript:alert(`xss`)">')
    await toast('DOM XSS').waitFor()
    await says(/script of yours/)
  })

  test('of the bonus payload ends with an audio player in the page', async () => {
    const { page } = stage
    await start('Bonus Payload')
    await goOn()
    await goOn()
    await says(/Copy this text/)
    await page.fill('#searchQuery', (await hint().locator('code').textContent())!)
    await page.press('#searchQuery', 'Enter')
    await toast('Bonus Payload').waitFor()
    await says(/There it plays/)
    await page.frameLocator('#searchValue iframe').getByRole('button', { name: 'Play the lullaby' }).waitFor()
  })

  test('of the privacy policy ends at the policy', async () => {
    const { page } = stage
    // Without the pointer on it, the first hint continues by itself.
    await page.mouse.move(0, 0)
    await begin('Privacy Policy')
    await says(/end of the page/)
    await page.locator('footer a[href$="/privacy-policy"]').click()
    await toast('Privacy Policy').waitFor()
    await says(/Do read it/)
  })

  test('of tracked orders ends with a script that the server returned', async () => {
    const { page } = stage
    page.on('dialog', (dialog) => dialog.accept())
    const track = async (number: string) => {
      await page.fill('input[name="id"]', number)
      await page.press('input[name="id"]', 'Enter')
    }
    await start('Reflected XSS')
    await goOn()
    await says(/Orders can be tracked/)
    await goTo('/track-result')
    await says(/nobody has placed/)
    await track('apple')
    await says(/answer of the server/)
    await goOn()
    await says(/come back as text/)
    await track('<h1>apple')
    await says(/It does not/)
    await track('<iframe src="javascript:alert(`xss`)">')
    await toast('Reflected XSS').waitFor()
    await says(/address bar/)
  })

  test('of the administration ends on its page', async () => {
    const { page } = stage
    await start('Admin Section')
    await goOn()
    await says(/as one/)
    await logIn(stage, "' or 1=1--", 'x')
    await says(/developer tools/)
    await goOn()
    await says(/Among what you find/)
    await goTo('/administration')
    await toast('Admin Section').waitFor()
    await says(/All customers, all feedback/)
    await page.getByRole('heading', { name: english('TITLE_ADMINISTRATION') }).waitFor()
  })

  test('of baskets ends in another customer’s basket', async () => {
    const { page } = stage
    await start('View Basket')
    await goOn()
    await says(/with any account/)
    await signUp(stage, 'borrowed-basket@fruit.test')
    await says(/to know it again/)
    await goTo('/basket')
    await says(/network requests/)
    await goOn()
    await says(/session storage/)
    await goOn()
    await says(/one more or one less/)
    await page.evaluate(() => sessionStorage.setItem('bid', '1'))
    await goTo('/about')
    await page
      .getByRole('link', { name: /basket/i })
      .first()
      .click()
    await toast('View Basket').waitFor()
    await says(/what somebody else means to buy/)
    await page.getByRole('row', { name: /Windfall Apple/ }).waitFor()
  })

  test('of feedback ends with feedback in another customer’s name', async () => {
    const { page } = stage
    await begin('Forged Feedback')
    await says(/who holds the pen/)
    await goTo('/contact')
    await pause()
    await says(/cannot be edited/)
    await goOn()
    await says(/Inspect the form/)
    await page.evaluate(() => document.querySelector('#userId')!.removeAttribute('hidden'))
    await says(/number of another account/)
    await page.fill('#userId', '23')
    await says(/this account is to say/)
    await page.fill('#comment', 'Less mint next year.')
    await says(/solve the sum/)
    await page.focus('#rating')
    await page.keyboard.press('ArrowRight')
    await page.fill('#captchaControl', await solveCaptcha(page))
    await says(/and send it/)
    await page.click('#submitButton')
    await toast('Forged Feedback').waitFor()
    await says(/believed the form/)
  })

  test.each([
    ['Login Jim', "jim@fruit.test'--", 'x', /one particular customer/, /canals/, /You are Jim/],
    ['Login Bender', "bender@fruit.test'--", 'x', /Next on the list/, /He reviews/, /let in all three/],
    [
      'Exposed credentials',
      'testing@fruit.test',
      'IamUsedForTesting',
      /left something behind/,
      /all scripts/,
      /published/,
    ],
  ])('of %s ends in that account', async (challenge, email, password, first, second, last) => {
    const { page } = stage
    await start(challenge)
    await says(first)
    await goOn()
    await says(second)
    await goOn()
    await says(/login/)
    await goTo('/login')
    await page.fill('#login-form #email', email)
    await says(/password/)
    await page.fill('#password', password)
    await says(/Log in/)
    await page.click('#loginButton')
    await toast(challenge).waitFor()
    await says(last)
  })

  test('of a guessed password allows several guesses', async () => {
    const { page } = stage
    await start('Password Strength')
    await says(/administrator’s own/)
    await goOn()
    await goTo('/login')
    await says(/above their reviews/)
    await page.fill('#login-form #email', 'admin@fruit.test')
    await says(/Now guess/)
    await page.fill('#password', 'password')
    await says(/keep guessing/)
    await page.click('#loginButton')
    await page.locator('#login-form').getByRole('alert').or(page.locator('.error')).first().waitFor()
    await page.fill('#password', 'admin123')
    await page.click('#loginButton')
    await toast('Password Strength').waitFor()
    await says(/no skill at all/)
  })

  test('is tested in this file for each challenge with a tutorial', async () => {
    const { data } = await (await stage.context.request.get(`${stage.shop.url}/api/Challenges`)).json()
    const told = (data as { name: string; tutorialOrder: number | null }[]).filter((row) => row.tutorialOrder !== null)
    expect(told.length).toBeGreaterThanOrEqual(11)
    const journeys = await readFile(import.meta.filename, 'utf8')
    const played = (name: string) => new RegExp(`toast\\('${name}'\\)|\\[\\s*'${name}',`).test(journeys)
    expect(told.map(({ name }) => name).filter((name) => !played(name))).toEqual([])
  })

  test('starts on a search page, whose results stay', async () => {
    await open('/search?q=apple&challenge=Score%20Board')
    await says(/Welcome to the orchard/)
    await stage.page.locator('#searchValue').waitFor()
    expect(stage.page.url()).toMatch(/\/search\?q=apple$/)
  })

  test('works by keyboard only, and is ended by Escape', async () => {
    const { page } = stage
    await begin('Login Admin')
    await says(/most powerful account/)
    await expect.poll(() => hint().evaluate((card) => card === document.activeElement)).toBe(true)
    // Tab stops: close, pause, continue.
    for (const _stop of [1, 2, 3]) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await says(/login page/)
    const button = (name: string) => hint().getByRole('button', { name: english(name) })
    await button('TUTORIAL_BACK').click()
    await says(/most powerful account/)
    // After going back, hints wait for the player, so there is nothing to pause.
    expect(await button('TUTORIAL_PAUSE').count()).toBe(0)
    await button('TUTORIAL_SKIP').click()
    await says(/login page/)
    // Escape that closes a menu does not end the tutorial.
    await page.focus('#navbarAccount')
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => hint().count()).toBe(1)
    await page.keyboard.press('Escape')
    await hint().waitFor({ state: 'detached' })
  })

  test('is ended by its close button, and its back button ignores a double click', async () => {
    await start('Login Admin')
    await goOn()
    await says(/login page/)
    await hint()
      .getByRole('button', { name: english('TUTORIAL_BACK') })
      .dblclick()
    await says(/most powerful account/)
    await hint()
      .getByRole('button', { name: english('TUTORIAL_CANCEL') })
      .click()
    await hint().waitFor({ state: 'detached' })
  })

  test('says so if a challenge has no tutorial or does not exist', async () => {
    const { data } = await (await stage.context.request.get(`${stage.shop.url}/api/Challenges`)).json()
    const alone = data.find((row: { tutorialOrder: number | null }) => row.tutorialOrder === null)
    await begin(alone.name)
    await says(/Nobody has written a tutorial/)
    await begin('No such challenge')
    await says(/written a tutorial for “No such challenge”/)
  })
})

test('hints are accessible and fit the screen at all widths and in all colour schemes', async () => {
  const { page } = stage
  await page.setViewportSize(NARROWEST)
  await start('Login Admin')
  await goOn()
  await goTo('/login')
  await says(/single quote/)
  await expectAllAppearances(page, async (width) => {
    const edges = async () => {
      const card = (await hint().boundingBox())!
      return card.x >= 0 && card.x + card.width <= width
    }
    await expect.poll(edges).toBe(true)
  })
})
