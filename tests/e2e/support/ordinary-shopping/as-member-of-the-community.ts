import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { solveCaptcha } from '../captcha.ts'
import { NAME, products, see, type Visitor } from './visitor.ts'

const PUBLIC = new URL('../../../../apps/web/public/assets/public/', import.meta.url)
const PHOTO = fileURLToPath(new URL('images/uploads/above-the-gorge.jpg', PUBLIC))
const INVOICE = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

export async function reviewProducts(visitor: Visitor): Promise<void> {
  const { page, t } = visitor
  await visitor.open('/search?q=quince')
  await products(visitor).getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('blockquote').first().waitFor()
  const like = dialog.locator('blockquote + div button:not([disabled])').first()
  await like.click()
  await dialog.getByLabel(t('WRITE_REVIEW')).fill("It's 100% what O'Brien's aunt promised.")
  await dialog.getByRole('button', { name: t('SUBMIT'), exact: true }).click()
  await dialog.getByText('100% what').waitFor()
  await dialog
    .getByRole('button', { name: t('EDIT_REVIEW_TEXT', { review: '' }).trim() })
    .first()
    .click()
  const edit = page.getByRole('dialog').last()
  await edit.locator('textarea').fill('It grows on you.')
  await edit.getByRole('button', { name: t('SAVE'), exact: true }).click()
  await dialog.getByText('It grows on you.').waitFor()
  await page.keyboard.press('Escape')
}

/** Twice: with the most stars, and with the fewest. */
export async function giveFeedback(visitor: Visitor): Promise<void> {
  const { page } = visitor
  for (const [key, comment] of [
    ['End', "Isn't it lovely here? 5/5"],
    ['Home+ArrowRight', 'Too much mint; less than 50% of it would do.'],
  ] as const) {
    // A captcha can be used once. The next one loads after the confirmation.
    await see(visitor, '/contact')
    await page.fill('#comment', comment)
    await page.focus('#rating')
    for (const press of key.split('+')) await page.keyboard.press(press)
    await page.fill('#captchaControl', await solveCaptcha(page))
    await page.click('#submitButton')
    await expect.poll(() => page.inputValue('#comment')).toBe('')
  }
}

export async function complain(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/complain')
  await page.fill('#complaintMessage', "The cork's gone, and half of the bottle (50%) with it.")
  await page.setInputFiles('#file', INVOICE)
  await page.click('#submitButton')
  await page.locator('main .confirmation').waitFor()
}

export async function sharePhoto(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/photo-wall')
  const photos = page.getByRole('figure')
  await photos.first().waitFor()
  // Scrolls to every photo.
  for (const photo of await photos.all()) await photo.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = await photos.count()
  await page.setInputFiles('#picker', PHOTO)
  await page.fill('#caption', "O'Brien's gorge #summer")
  await page.click('#submitButton')
  await expect.poll(() => photos.count()).toBe(before + 1)
}

export async function chat(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/chatbot')
  // Excludes the typing indicator of the bot.
  const bubbles = page.locator('#chat-window li:not(:has(i))')
  await bubbles.first().waitFor()
  for (const words of [NAME, 'Hello!', 'How much is the apple juice?', 'Thank you']) {
    const before = await bubbles.count()
    await page.fill('#message-input', words)
    await page.press('#message-input', 'Enter')
    await expect.poll(() => bubbles.count()).toBeGreaterThanOrEqual(before + 2)
  }
  await page.locator('#chat-window').locator('xpath=ancestor::section').locator('nav a').last().click()
  await page.locator('#chat-window li button').first().click()
  // The answer is complete when the button for a new conversation is rendered.
  await expect.poll(() => page.locator('#chat-window li:last-child button').count()).toBe(1)
}
