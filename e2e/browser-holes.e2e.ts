import { variantId } from '@fruit/isomorphic/variant-id'
import { beforeEach, describe, expect, test } from 'vitest'
import { newCustomer, theAdmin } from './support/customer.ts'
import { setStage } from './support/stage.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'
const stage = setStage()
const post = (path: string, data: object) => stage.context.request.post(`${stage.shop.url}${path}`, { data })

/** What scripts of attackers have said. */
let said: string[]
beforeEach(() => {
  said = []
  stage.page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
})

/** Lets the page run a fix of the catalogue, such as `login-admin/fix-x`, in place of what the shop runs in a seam. */
async function putInPlace(seam: string, fix: string): Promise<void> {
  await stage.page.route(`${stage.shop.url}/`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const chosen = new RegExp(`"${seam}":"[0-9a-f]{12}"`)
    expect(html).toMatch(chosen)
    await route.fulfill({ response, body: html.replace(chosen, `"${seam}":"${variantId(fix)}"`) })
  })
}

/** Where a payload is shown: how to get there, and the element that it ends up in. */
const PLACES = [
  {
    name: 'the heading above search results',
    seam: 'catalog.show-search-term',
    fix: 'search-term-as-html/fix-escape-every-sign',
    element: '#searchValue',
    show: () => stage.open(`/search?q=${encodeURIComponent(PAYLOAD)}`),
  },
  {
    name: 'the number of an order that nobody knows',
    seam: 'orders.show-order-id',
    fix: 'reflected-xss/fix-show-as-text',
    element: '#orderId',
    show: () => stage.open(`/track-result?id=${encodeURIComponent(PAYLOAD)}`),
  },
  {
    name: 'the list of customers',
    seam: 'accounts.show-email',
    fix: 'persisted-xss-user/fix-show-as-text',
    element: 'th:has(iframe), th:has-text("iframe")',
    show: async () => {
      // The second time it is taken.
      await post('/api/Users', { email: PAYLOAD, password: 'ripe plums', passwordRepeat: 'ripe plums' })
      const admin = await theAdmin(stage)
      await admin.enter()
      await stage.open('/administration')
      const users = stage.page.getByRole('region', { name: 'Registered users' })
      const count = () => users.locator('th:has(iframe), th:has-text("iframe")').count()
      await users.locator('tbody tr').first().waitFor()
      for (let page = 1; (await count()) === 0; page++) {
        expect(page).toBeLessThan(10)
        // By a key: notes about what was solved may lie above it.
        await users.getByRole('button', { name: 'Next page' }).press('Enter')
      }
    },
  },
  {
    name: 'the description of a product',
    seam: 'catalog.show-description',
    fix: 'restful-xss/fix-keep-links-and-emphasis',
    element: '[role=dialog] [class*=description]',
    show: async () => {
      const name = `Windfall Punch ${Math.random().toString(36).slice(2)}`
      const customer = await newCustomer(stage, name.replaceAll(' ', '-'))
      await customer.call('POST', '/api/Products', { name, price: 3, description: `Sour. ${PAYLOAD}` })
      await stage.open(`/search?q=${encodeURIComponent(name)}`)
      await stage.page.locator('mat-grid-tile').first().getByRole('button').first().press('Enter')
    },
  },
] as const

describe.each(PLACES)('a script in $name', ({ seam, fix, element, show }) => {
  test('runs in a new shop', async () => {
    await show()
    await stage.page.locator(element).first().waitFor()
    await expect.poll(() => said).toContain('xss')
  })

  test('is a text that can be read once the page is repaired', async () => {
    await putInPlace(seam, fix)
    await show()
    await stage.page.locator(element).first().waitFor()
    await expect.poll(() => stage.page.locator(element).first().textContent()).toContain(PAYLOAD)
    expect(await stage.page.locator('main iframe, [role=dialog] iframe').count()).toBe(0)
    expect(said).toEqual([])
  })
})

test('the bonus payload puts its player into the page', async () => {
  const { config } = await (await fetch(`${stage.shop.url}/rest/admin/application-configuration`)).json()
  await stage.open(`/search?q=${encodeURIComponent(config.challenges.xssBonusPayload)}`)
  await stage.page.frameLocator('#searchValue iframe').getByRole('button', { name: 'Play the lullaby' }).waitFor()
})

describe('a role that somebody wrote into the own browser', () => {
  const claimToBeAdmin = async () => {
    const forged = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
    const token = `${forged({ alg: 'none' })}.${forged({ data: { id: 1, role: 'admin', email: 'a@fruit.test' } })}.`
    await stage.page.addInitScript((text) => localStorage.setItem('token', text), token)
    await stage.open('/administration')
  }

  test('opens the administration of a new shop', async () => {
    await claimToBeAdmin()
    await stage.page.getByRole('heading', { name: 'Administration' }).waitFor()
  })

  test('opens nothing once the page asks the server', async () => {
    await putInPlace('screens.admit-to-administration', 'admin-section/fix-ask-the-server')
    await claimToBeAdmin()
    await stage.page.getByText('This part of the shop is not for you.').waitFor()
  })
})
