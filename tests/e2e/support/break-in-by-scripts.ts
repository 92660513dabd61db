import type { Attempt, BreakInScene } from './break-in-scene.ts'

/** Attacks by a script that a learner stored in a shop, in the browser of its visitors. */
export function byScripts({ shop, trainer, event, attacker, inShop }: BreakInScene): readonly Attempt[] {
  return [
    [
      'reads events with the cookies of the browser',
      () =>
        inShop(({ console }) =>
          fetch(`${console}/api/events`, { credentials: 'include' }).then(
            () => true,
            () => false,
          ),
        ),
    ],
    [
      'reads events without CORS',
      () =>
        inShop(({ console }) =>
          fetch(`${console}/api/events`, { mode: 'no-cors' }).then(
            async (answer) => (await answer.text()) !== '',
            () => false,
          ),
        ),
    ],
    [
      'guesses a token in a header',
      () =>
        inShop(({ console }) =>
          fetch(`${console}/api/events`, { headers: { authorization: `Bearer ${'a'.repeat(43)}` } }).then(
            () => true,
            () => false,
          ),
        ),
    ],
    [
      'signs in with a text/plain form',
      async () => {
        await inShop(({ console }) =>
          fetch(`${console}/api/sign-in`, {
            method: 'POST',
            mode: 'no-cors',
            body: '{"name":"Robin","passphrase":"plum basket window"}',
          }).then(
            () => 0,
            () => 0,
          ),
        )
        return (await trainer.ask<{ signIns: { outcome: string }[] }>('GET', '/trainers')).signIns.length > 2
      },
    ],
    [
      'ends the event by a request without a preflight',
      async () => {
        await inShop(({ console, event: id }) =>
          fetch(`${console}/api/events/${id}/state`, {
            method: 'POST',
            mode: 'no-cors',
            credentials: 'include',
            body: '{"act":"end"}',
          }).then(
            () => 0,
            () => 0,
          ),
        )
        return (await trainer.ask<{ state: string }>('GET', `/events/${event.id}`)).state !== 'open'
      },
    ],
    [
      'loads events as a script',
      () =>
        inShop(
          ({ console }) =>
            new Promise((resolve) => {
              const script = document.createElement('script')
              script.onload = () => resolve(true)
              script.onerror = () => resolve(false)
              script.src = `${console}/api/events`
              document.head.append(script)
            }),
        ),
    ],
    [
      'loads a file of the console as a module',
      () =>
        inShop(
          ({ console }) =>
            new Promise((resolve) => {
              const script = document.createElement('script')
              script.type = 'module'
              script.onload = () => resolve(true)
              script.onerror = () => resolve(false)
              script.src = `${console}/index.html`
              document.head.append(script)
            }),
        ),
    ],
    [
      'frames the console',
      async () => {
        await inShop(({ console }) =>
          new Promise((resolve) => {
            const frame = document.createElement('iframe')
            frame.onload = resolve
            frame.src = console
            document.body.append(frame)
          }).then(() => 0),
        )
        // A blocked frame shows an error page of the browser.
        return attacker.frames().some((frame) => frame.url().startsWith(trainer.origin))
      },
    ],
    [
      'opens the console and keeps a reference to its window',
      async () => {
        const coming = attacker.context().waitForEvent('page')
        await inShop(({ console }) => {
          ;(window as unknown as { held: Window | null }).held = window.open(console)
        })
        const popup = await coming
        await popup.waitForLoadState()
        const isHeld = await inShop(() => {
          const { held } = window as unknown as { held: Window | null }
          try {
            return Boolean(held && !held.closed && held.document.body)
          } catch {
            return false
          }
        })
        const hasOpener = await popup.evaluate(() => window.opener !== null)
        await popup.close()
        return isHeld || hasOpener
      },
    ],
    [
      'listens on a socket of the console',
      () =>
        inShop(
          ({ console, event: id }) =>
            new Promise((resolve) => {
              const socket = new WebSocket(`${console.replace('http', 'ws')}/live`)
              socket.onopen = () => socket.send(JSON.stringify({ token: 'a'.repeat(43), event: id }))
              socket.onmessage = () => resolve(true)
              socket.onerror = () => resolve(false)
              socket.onclose = () => resolve(false)
            }),
        ),
    ],
    [
      'finds the token in storage or cookies of the host name',
      () =>
        inShop(() =>
          /token|[\w-]{43}/.test(`${Object.keys(sessionStorage)} ${JSON.stringify(localStorage)} ${document.cookie}`),
        ),
    ],
    [
      'makes the browser send the console a cookie that it accepts',
      async () => {
        await attacker.context().addCookies([{ name: 'token', value: 'a'.repeat(43), url: shop.url }])
        const page = await attacker.context().newPage()
        await page.goto(`${trainer.origin}/api/events`)
        const text = await page.evaluate(() => document.body.textContent ?? '')
        await page.close()
        return !text.includes('Log in first')
      },
    ],
  ]
}
