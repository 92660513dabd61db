import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RunningShop } from './support/shop.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const PASSWORD = 'Unripe4ever!'
const PHOTO = fileURLToPath(
  new URL('../../apps/web/public/assets/public/images/uploads/above-the-gorge.jpg', import.meta.url),
)
const CAT = 'ᓚᘏᗢ-#zatschi-#whoneedsfourlegs-1572600969477.jpg'
const PDF = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

const stage = setStage()
let shop: RunningShop
let context: BrowserContext
let page: Page
let customers = 0

beforeEach(() => {
  ;({ shop, context, page } = stage)
})

const { open } = stage
const photos = () => page.getByRole('list', { name: english('TITLE_PHOTO_WALL') }).getByRole('figure')
const snackbar = (text: string) => page.getByRole('status').getByText(text)

/** Logs a new customer in by requests, without the forms. */
async function signIn(): Promise<string> {
  const data = { email: `neighbour-${customers++}@fruit.test`, password: PASSWORD }
  await context.request.post(`${shop.url}/api/Users`, {
    data: { ...data, passwordRepeat: PASSWORD },
    failOnStatusCode: true,
  })
  const answer = await context.request.post(`${shop.url}/rest/user/login`, { data })
  const { token } = (await answer.json()).authentication
  await context.addInitScript((text) => localStorage.setItem('token', text), token)
  await context.setExtraHTTPHeaders({ authorization: `Bearer ${token}` })
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  return data.email
}

async function saveAddress(): Promise<void> {
  await context.request.post(`${shop.url}/api/Addresss`, {
    failOnStatusCode: true,
    data: {
      fullName: 'Quentin Pomace',
      mobileNum: 5551234,
      zipCode: 'OR 7',
      streetAddress: '7 Windfall Lane',
      city: 'Lower Orchard',
      country: 'Pomona',
    },
  })
}

describe('photo wall', () => {
  test('shows all photos to visitors, but no upload form and only a share link', async () => {
    await open('/photo-wall')
    await expect.poll(() => photos().count()).toBeGreaterThanOrEqual(10)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    const widths = () =>
      photos()
        .locator('img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth))
    // The file name of the last photo contains “#”, which starts the fragment of a URL. That is one of the intended
    // flaws.
    await expect.poll(async () => (await widths()).slice(0, -1).every((width) => width > 0)).toBe(true)
    const cat = photos().last().locator('img')
    await expect.poll(() => cat.getAttribute('src')).toContain(encodeURI(CAT.split('#')[0]!))
    await expect.poll(() => photos().nth(-2).textContent()).toContain('trail.john')
    await expect.poll(() => page.locator('#photo-form').count()).toBe(0)
    const share = photos()
      .last()
      .getByRole('link', { name: english('TWEET_PHOTO') })
    expect(await share.evaluate((link) => getComputedStyle(link).opacity)).toBe('0')
    await share.focus()
    await expect.poll(() => share.evaluate((link) => getComputedStyle(link).opacity)).toBe('1')
    await expect.poll(() => share.getAttribute('href')).toBe('https://chirp.example/forbiddenfruit')
  })

  test('uploads a photo of a customer and shows it first', async () => {
    await signIn()
    await open('/photo-wall')
    await expect.poll(() => page.isDisabled('#submitButton')).toBe(true)
    await page.setInputFiles('#picker', PHOTO)
    await page.getByAltText('Preview of above-the-gorge.jpg').waitFor()
    await page.fill('#caption', '   ')
    await page.locator('#caption').blur()
    await page.getByText(english('MANDATORY_CAPTION')).waitFor()
    await page.fill('#caption', 'Where the <b>creek</b> bends')
    await photos().first().waitFor()
    const before = await photos().count()
    await page.click('#submitButton')
    await snackbar(english('IMAGE_UPLOAD_SUCCESS')).waitFor()
    await expect.poll(() => photos().count()).toBe(before + 1)
    await expect.poll(() => photos().first().textContent()).toContain('Where the <b>creek</b> bends')
    await expect.poll(() => page.inputValue('#caption')).toBe('')
    await expect.poll(() => page.getByAltText(/Preview of/).count()).toBe(0)
    // The file input was cleared, so the same file can be chosen again.
    await page.setInputFiles('#picker', PHOTO)
    await page.getByAltText('Preview of above-the-gorge.jpg').waitFor()
  })

  test('checks the content of a file before it accepts it as a photo', async () => {
    await signIn()
    await open('/photo-wall')
    await page.setInputFiles('#picker', { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await page.fill('#caption', 'A cat')
    await page.getByText('This is no photo').waitFor()
    await expect.poll(() => page.isDisabled('#submitButton')).toBe(true)
    await expect.poll(() => page.getByAltText(/Preview of/).count()).toBe(0)
    await page.getByRole('button', { name: 'Remove cat.png' }).click()
    await page.getByText(english('MANDATORY_IMAGE')).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('picker')
  })
})

describe('complaint form', () => {
  test('is only for customers, and accepts an invoice', async () => {
    await open('/complain')
    await page.getByText('Please log in first').waitFor()
    const email = await signIn()
    await page.reload()
    await page.locator('#complaintMessage').waitFor()
    await expect.poll(() => page.getByLabel(english('CUSTOMER'), { exact: true }).inputValue()).toBe(email)
    await expect.poll(() => page.isDisabled('#submitButton')).toBe(true)
    await page.fill('#complaintMessage', 'No cork.')
    for (const [file, fault] of [
      [{ ...PDF, name: 'invoice.txt' }, english('INVALID_FILE_TYPE')],
      [{ ...PDF, buffer: Buffer.alloc(100_001) }, 'The file is too big'],
    ] as const) {
      await page.setInputFiles('#file', file)
      await page.getByText(fault).waitFor()
      await expect.poll(() => page.isDisabled('#submitButton')).toBe(true)
    }
    await page.setInputFiles('#file', PDF)
    await page.click('#submitButton')
    await page.getByText(/We will look into it under number \d+\./).waitFor()
    await expect.poll(() => page.inputValue('#complaintMessage')).toBe('')
    const { data } = await (await context.request.get(`${shop.url}/api/Complaints`)).json()
    expect(data).toMatchObject([{ message: 'No cork.', file: 'invoice.pdf' }])
  })

  test('keeps the text when the shop refuses the invoice', async () => {
    await signIn()
    await open('/complain')
    await page.fill('#complaintMessage', 'No cork.')
    await page.setInputFiles('#file', PDF)
    // The vulnerable shop accepts any file, so the refusal is stubbed.
    const error = 'We take invoices as PDF'
    await page.route(`${shop.url}/file-upload`, (route) => route.fulfill({ status: 415, json: { error } }))
    await page.click('#submitButton')
    await snackbar(error).waitFor()
    await expect.poll(() => page.inputValue('#complaintMessage')).toBe('No cork.')
    await expect.poll(() => page.locator('.confirmation').count()).toBe(0)
  })
})

describe('recycling form', () => {
  test('leads to the address form and back, and orders a box', async () => {
    await signIn()
    await open('/recycle')
    await page.getByRole('link', { name: english('ADD_NEW_ADDRESS') }).click()
    await page.getByRole('button', { name: english('BACK') }).click()
    await saveAddress()
    await page.reload()
    await page.fill('#quantity', '9')
    await page.locator('#quantity').blur()
    await page.getByText(english('INVALID_QUANTITY')).waitFor()
    await page.fill('#quantity', '100')
    await expect.poll(() => page.locator('#isPickUp').count()).toBe(0)
    await expect.poll(() => page.isDisabled('#recycleButton')).toBe(true)
    await page.getByRole('radio', { name: '7 Windfall Lane' }).check()
    await page.click('#recycleButton')
    await page.getByText(english('CONFIRM_RECYCLING_BOX')).waitFor()
    await expect.poll(() => page.inputValue('#quantity')).toBe('')
  })

  test('offers a pickup on a future date above 100 litres', async () => {
    await signIn()
    await saveAddress()
    await open('/recycle')
    await page.getByRole('radio', { name: '7 Windfall Lane' }).check()
    await page.fill('#quantity', '101')
    await page.check('#isPickUp')
    await page.fill('#pickupDate', '2020-01-01')
    await page.getByText(english('INVALID_DATE')).waitFor()
    await expect.poll(() => page.isDisabled('#recycleButton')).toBe(true)
    await page.uncheck('#isPickUp')
    await page.fill('#pickupDate', '2090-05-06')
    await expect.poll(() => page.isChecked('#isPickUp')).toBe(true)
    await page.click('#recycleButton')
    await page.getByText('We pick up your leftovers on May 6, 2090.').waitFor()
  })
})

const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the photo wall': async () => {
    await open('/photo-wall')
    await page.setInputFiles('#picker', {
      name: `${'long '.repeat(40)}.png`,
      mimeType: 'x/y',
      buffer: Buffer.from('x'),
    })
    await page.getByText('This is no photo').waitFor()
    await photos().first().waitFor()
  },
  'a complaint': async () => {
    await open('/complain')
    await page.setInputFiles('#file', { ...PDF, name: 'invoice.exe' })
    await page.getByText('Only PDF and ZIP').waitFor()
  },
  'recycling without an address': async () => {
    await open('/recycle')
    await page.getByText(english('NO_ADDRESSES')).waitFor()
  },
  'recycling with a pickup': async () => {
    await saveAddress()
    await open('/recycle')
    await page.getByRole('radio').first().check()
    await page.fill('#quantity', '500')
    await page.check('#isPickUp')
  },
}

inspectScreens(
  stage,
  Object.fromEntries(
    Object.entries(SCREENS).map(([name, show]) => [
      name,
      async () => {
        await signIn()
        await show()
      },
    ]),
  ),
)
