import { readFile } from 'node:fs/promises'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import { describe, expect, test } from 'vitest'
import { setBoards } from './support/board.ts'
import { english } from './support/words.ts'

const { stage, row, namesOfRows, namesWhere, button, message, breakIn, progress, openFilters } = setBoards()

/** The undo button in a row of the settings. */
const undoOf = (what: string) => stage.page.getByRole('listitem').filter({ hasText: what }).getByRole('button')

/**
 * Ids of challenges whose vulnerable lines are found: Login Admin and Score Board. The fix is found only for the
 * second.
 */
const CODED = [45, 75]

describe('backup', () => {
  /**
   * Solves challenges, finds lines and a fix, opens hints, follows a path, answers a question, and chooses settings and
   * a language.
   */
  async function play(): Promise<void> {
    const send = (method: string, path: string, data?: object) =>
      stage.context.request.fetch(`${stage.shop.url}/rest/${path}`, { method, data, failOnStatusCode: true })
    await stage.open('/score-board')
    await row('DOM XSS').waitFor()
    await breakIn()
    await send('POST', 'training/challenges/localXssChallenge/hints')
    await send('PUT', 'training/next', { path: 'injection' })
    await send('POST', 'training/paths/injection/questions/objects', { answer: 1 })
    await send('PUT', `continue-code-findIt/apply/${continueCode('find-it', CODED)}`)
    await send('PUT', `continue-code-fixIt/apply/${continueCode('fix-it', CODED.slice(1))}`)
    await button(/^Difficulty 2 of 6/).click()
    await (await openFilters()).getByRole('button', { name: english('SHOW_SOLVED') }).click()
    await stage.page.keyboard.press('Escape')
    await stage.context.addCookies([{ name: 'language', value: 'en', url: stage.shop.url }])
    await expect.poll(async () => (await progress()).solved).toContain('scoreBoardChallenge')
  }

  test('restores progress, hints and settings in a new world', async () => {
    await play()
    const before = await progress()
    expect([before.path, before.answers]).toEqual(['injection', { injection: { objects: [1] } }])
    const saving = stage.page.waitForEvent('download')
    await button(english('SAVE_BACKUP')).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^forbidden_fruit-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ version: 1, language: 'en', banners: { welcomeBannerStatus: 'dismiss' } })

    await stage.page.evaluate(() => localStorage.clear())
    await stage.context.clearCookies()
    await stage.open('/training')
    await stage.page.reload()
    await row('DOM XSS').waitFor()
    expect((await progress()).solved).toEqual([])
    await stage.page.setInputFiles('input[type=file]', {
      name: 'backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await button(english('APPLY_NOW')).click()
    const left = await namesWhere(({ difficulty, solved }) => difficulty <= 2 && !solved)
    await expect.poll(async () => (await namesOfRows()).sort()).toEqual(left)
    await expect.poll(() => progress()).toEqual(before)
    await expect.poll(() => button(/^Difficulty 2 of 6/).getAttribute('aria-pressed')).toBe('true')
  })

  test('with one invalid code restores the rest, says what was left out, and keeps the valid cookie', async () => {
    await stage.open('/score-board')
    await row('DOM XSS').waitFor()
    await expect.poll(async () => (await progress()).solved).toEqual(['scoreBoardChallenge'])
    const good = continueCode('hacking', [75])!
    await stage.context.addCookies([{ name: 'continueCode', value: good, url: stage.shop.url }])
    await stage.page.setInputFiles('input[type=file]', {
      name: 'backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          version: 1,
          continueCode: 'nonsense',
          continueCodeFindIt: continueCode('find-it', [45, 999]),
          hints: { localXssChallenge: [1] },
        }),
      ),
    })
    await button(english('APPLY_NOW')).click()
    await message('Left out: solved challenges (This is no continue code').waitFor()
    await message('lines found in code (no challenges here: 999)').waitFor()
    const { solved, coding, opened } = await progress()
    expect([solved, opened]).toEqual([['scoreBoardChallenge'], { localXssChallenge: [1] }])
    expect(coding).toContain('loginAdminChallenge 1')
    const kept = (await stage.context.cookies()).find(({ name }) => name === 'continueCode')
    expect(kept?.value).toBe(good)
  })

  test('of another version is refused and changes nothing', async () => {
    await stage.open('/training')
    await row('DOM XSS').waitFor()
    await stage.page.setInputFiles('input[type=file]', {
      name: 'b.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"version":2}'),
    })
    await message('Version 2 is incompatible with expected version 1').waitFor()
  })
})

test('resets all progress, restores it, and keeps it when the shop is reset', async () => {
  await stage.open('/score-board')
  await row('DOM XSS').waitFor()
  await breakIn()
  const other = await stage.context.newPage()
  await other.goto(`${stage.shop.url}/#/search`)
  const trophy = other.getByRole('banner').locator('a[href="#/training"]')
  const counted = /[1-9]\d*\/\d+/
  await trophy.filter({ hasText: counted }).waitFor()
  await button(english('BOARD_SETTINGS')).click()
  await button(english('RESET_PROGRESS')).click()
  await button(english('RESET_PROGRESS_CONFIRM')).click()
  await message('Your progress is forgotten').waitFor()
  expect((await progress()).solved).toEqual([])
  // The other tab updates too: its trophy disappears with the score board.
  await trophy.filter({ hasText: counted }).waitFor({ state: 'detached' })
  await other.close()
  // The undo offer survives a reload. The path /training does not solve the score board challenge again.
  await stage.open('/training')
  await stage.page.reload()
  await button(english('BOARD_SETTINGS')).click()
  await undoOf(english('UNDO_PROGRESS')).click()
  await message('solved challenges are back').waitFor()
  const back = await progress()
  expect(back.solved).toContain('loginAdminChallenge')
  await button(english('RESET_SHOP')).click()
  await button(english('RESET_SHOP_CONFIRM')).click()
  await message('A new shop is open').waitFor()
  expect((await progress()).solved).toEqual(back.solved)
  await undoOf(english('UNDO_SHOP')).click()
  await message('Your old shop is open again').waitFor()
})
