import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'

describe('test browser', () => {
  let browser: Browser
  let page: Page
  let server: Server
  let url: string

  beforeAll(async () => {
    browser = await launchBrowser()
    server = createServer((_request, response) => response.end('<title>An orchard</title>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(async () => {
    page = await browser.newPage()
  })
  afterEach(() => page.close())
  afterAll(async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
  })

  /**
   * Draws a text. @returns its number of dark pixels, and whether it looks like missing characters (boxes or empty
   * space)
   */
  async function draw(text: string): Promise<{ ink: number; missing: boolean }> {
    return page.evaluate((text) => {
      const canvas = document.createElement('canvas')
      canvas.width = 400
      canvas.height = 60
      const context = canvas.getContext('2d')!
      const pixels = (text: string) => {
        context.clearRect(0, 0, canvas.width, canvas.height)
        context.font = '40px sans-serif'
        context.fillText(text, 5, 45)
        return context.getImageData(0, 0, canvas.width, canvas.height).data
      }
      // No font has this private-use character, so it is drawn like a missing one.
      const none = pixels('\u{f8f0}'.repeat([...text].length)).join()
      const drawn = pixels(text)
      return {
        ink: drawn.filter((value, index) => index % 4 === 3 && value > 127).length,
        missing: drawn.join() === none,
      }
    }, text)
  }

  it.each([
    ['Latin', 'Forbidden'],
    ['Japanese', '禁断の果実'],
    ['Chinese', '这是果汁'],
    ['Hindi', 'वर्जित फल'],
  ])('draws %s text', async (_script, text) => {
    const { ink, missing } = await draw(text)
    expect(ink).toBeGreaterThan(300)
    expect(missing).toBe(false)
  })

  it('reaches a server on this machine', async () => {
    await page.goto(url)
    expect(await page.title()).toBe('An orchard')
  })

  it('reaches nothing outside of this machine', async () => {
    await expect(page.goto('http://fruit.test/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
    await expect(page.goto('http://192.0.2.1/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  })

  it('starts with an empty profile each time', async () => {
    await page.goto(url)
    await page.evaluate(() => localStorage.setItem('basket', '7'))
    const other = await launchBrowser()
    try {
      const visited = await other.newPage()
      await visited.goto(url)
      expect(await visited.evaluate(() => localStorage.getItem('basket'))).toBeNull()
    } finally {
      await other.close()
    }
  })
})

describe('launchBrowser', () => {
  const before = process.env.CHROME_PATH
  afterEach(() => {
    if (before === undefined) delete process.env.CHROME_PATH
    else process.env.CHROME_PATH = before
  })

  it('lists each browser that did not start, and says what to do', async () => {
    process.env.CHROME_PATH = '/nowhere/chrome'
    await expect(launchBrowser()).rejects.toThrow(/set CHROME_PATH[\s\S]*\/nowhere\/chrome/)
  })
})
