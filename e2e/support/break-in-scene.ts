import { get } from 'node:http'
import type { Browser } from 'playwright-core'
import { io } from 'socket.io-client'
import NodeSocket from 'ws'
import { ClassTrainer, CONTEST, PASSPHRASE, signInLinkIn } from './class-trainer.ts'
import type { RunningShop } from './shop.ts'

/** What runs where a learner's text is read as markup; the nickname of whoever attacks. */
export const SCRIPT = '<img src=x onerror=broken=1>'

/** What is tried, and what tells whether it reached anything. */
export type Attempt = readonly [what: string, reached: () => Promise<boolean>]

export type BreakInScene = Awaited<ReturnType<typeof openScene>>

/** A class with a trainer who is signed in, somebody who is attacked, and somebody who attacks from a shop of their own. */
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

  /** The status of what whoever sends these headers gets of the shop. */
  async function shopBy(headers: Record<string, string>, path = '/api/Challenges'): Promise<number> {
    const answer = await fetch(shop.url + path, { headers, redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  }

  /** Asks the console as no browser lets a page ask. @returns the status */
  function consoleBy(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
    const { hostname, port } = new URL(trainer.origin)
    return new Promise((resolve, reject) => {
      get({ hostname, port, path, method, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      }).once('error', reject)
    })
  }

  /** A socket of the console. @returns whether it said anything */
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

  /** A socket of a shop. @returns whether it stays */
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

  /** In the attacker's shop: a script that learners can store there. @returns what it got */
  const inShop = <Got>(script: (at: { console: string; shop: string; event: string }) => Got | Promise<Got>) =>
    attacker.evaluate(script as never, { console: trainer.origin, shop: shop.url, event: event.id }) as Promise<Got>

  /** Whether a screen of the console shows a text as it is, and nothing in it ran. */
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
