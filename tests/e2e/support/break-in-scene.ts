import { get } from 'node:http'
import type { Browser } from 'playwright-core'
import { io } from 'socket.io-client'
import NodeSocket from 'ws'
import { ClassTrainer, CONTEST, PASSPHRASE, signInLinkIn } from './class-trainer.ts'
import type { RunningShop } from './shop.ts'

/** Nickname of the attacker. It runs where a page renders it as markup. */
export const SCRIPT = '<img src=x onerror=broken=1>'

/** An attack. `reached` tells whether it succeeded. */
export type Attempt = readonly [what: string, reached: () => Promise<boolean>]

export type BreakInScene = Awaited<ReturnType<typeof openScene>>

/** Sets up a class with a signed-in trainer, a victim, and an attacker with a shop. */
export async function openScene(browser: Browser, shop: RunningShop) {
  const errors: string[] = []
  /** The link of the first sign-in, which is used here. */
  const link = signInLinkIn(shop.output())!
  const trainer = await ClassTrainer.byLink(link)
  const event = await trainer.openEvent({ ...CONTEST, teamSize: 2 })
  const victim = await victimIn(event.code)
  const context = await browser.newContext()
  const attacker = await context.newPage()
  await attacker.goto(`${shop.url}/join`)
  await attacker.locator('[name=code]').fill(event.code)
  await attacker.locator('[name=nickname]').fill(SCRIPT)
  await attacker.getByRole('button', { name: 'Join', exact: true }).click()
  await attacker.waitForURL('**/class')
  await attacker.goto(`${shop.url}/`)
  const cookies = await context.cookies(shop.url)
  const attackersCookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  /** The trainer's browser. */
  const board = await (await browser.newContext()).newPage()
  board.on('pageerror', (error) => errors.push(error.message))
  await board.goto(trainer.origin)
  await board.getByLabel('Name').fill('Robin')
  await board.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await board.getByRole('button', { name: 'Sign in' }).click()
  await board.getByRole('heading', { name: 'Events', exact: true }).waitFor()

  async function victimIn(code: string) {
    const form = new URLSearchParams({ code, nickname: 'Ada' })
    const joined = await fetch(`${shop.url}/join`, { method: 'POST', redirect: 'manual', body: form })
    const cookie = joined.headers.getSetCookie()[0]!.split(';')[0]!
    const page = await (await fetch(`${shop.url}/class`, { headers: { cookie } })).text()
    const [ada] = (await trainer.live(event.id)).learners
    return { id: ada!.id, team: ada!.team, cookie, key: /x-fruit-shop: ([^<\s]+)/.exec(page)![1]! }
  }

  /** Requests a path of the shop with these headers. @returns the status */
  async function shopBy(headers: Record<string, string>, path = '/api/Challenges'): Promise<number> {
    const answer = await fetch(shop.url + path, { headers, redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  }

  /** Requests a path of the console with headers that browsers do not allow. @returns the status */
  function consoleBy(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
    const { hostname, port } = new URL(trainer.origin)
    return new Promise((resolve, reject) => {
      get({ hostname, port, path, method, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      }).once('error', reject)
    })
  }

  /** Opens a socket of the console. @returns whether a message arrived */
  function consoleSays(origin: string | undefined, hello: object): Promise<boolean> {
    const socket = new NodeSocket(
      `${trainer.origin.replace('http', 'ws')}/live`,
      origin === undefined ? {} : { origin },
    )
    return new Promise((resolve) => {
      socket.once('open', () => socket.send(JSON.stringify(hello)))
      socket.once('message', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => resolve(false))
    })
  }

  /** Opens a socket of a shop. @returns whether it was accepted */
  function shopSays(cookie: string): Promise<boolean> {
    const socket = io(shop.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie },
    })
    return new Promise<boolean>((resolve) => {
      socket.once('disconnect', () => resolve(false))
      socket.once('connect_error', () => resolve(false))
      socket.once('server started', () => resolve(true))
    }).finally(() => socket.disconnect())
  }

  /** Runs a script in the attacker's shop, as a stored script would run. @returns its result */
  const inShop = <Got>(script: (at: { console: string; shop: string; event: string }) => Got | Promise<Got>) =>
    attacker.evaluate(script as never, { console: trainer.origin, shop: shop.url, event: event.id }) as Promise<Got>

  /** Whether a screen of the console renders a text as text, without running anything in it. */
  async function showsAsText(path: string, text: string): Promise<boolean> {
    await board.goto(new URL(`/#${path}`, trainer.origin).href)
    await board.getByText(text).first().waitFor()
    const { ran, elements } = await board.evaluate(() => ({
      ran: 'broken' in window,
      elements: document.querySelectorAll('img[onerror], script:not([src])').length,
    }))
    return !ran && elements === 0
  }

  async function attackersId(): Promise<string> {
    return (await trainer.live(event.id)).learners.find(({ nickname }) => nickname === SCRIPT)!.id
  }

  const attackersScreen = async () => `/events/${event.id}/learners/${await attackersId()}`

  return {
    ...{ shop, trainer, event, link, victim, attacker, attackersCookie, board, errors },
    ...{ shopBy, consoleBy, consoleSays, shopSays, inShop, showsAsText, attackersId, attackersScreen },
    close: async () => {
      for (const page of [attacker, board]) await page.context().close()
    },
  }
}
