import { type Attempt, type BreakInScene, SCRIPT } from './break-in-scene.ts'
import { ClassTrainer, PASSPHRASE } from './class-trainer.ts'

/** Attacks by a tool that sends arbitrary requests. */
export function byRequests({
  shop,
  trainer,
  event,
  link,
  victim,
  attackersCookie,
  shopBy,
  consoleBy,
  consoleSays,
  shopSays,
}: BreakInScene): readonly Attempt[] {
  return [
    [
      'uses a DNS name that points to the server (DNS rebinding)',
      async () => (await consoleBy('/', { host: 'orchard.test' })) !== 403,
    ],
    [
      'names the shop as its origin',
      async () =>
        (await consoleBy('/api/sign-in', { host: new URL(trainer.origin).host, origin: shop.url }, 'POST')) !== 403,
    ],
    [
      'names no origin at all',
      async () => (await consoleBy('/api/sign-in', { host: new URL(trainer.origin).host }, 'POST')) !== 403,
    ],
    ['reads a file of the host beside the console', async () => (await consoleBy('/../../../package.json')) === 200],
    [
      'reads it by encoded paths',
      async () =>
        (await consoleBy('/assets/..%2f..%2f..%2fpackage.json')) === 200 ||
        (await consoleBy('/%2e%2e/%2e%2e/data/class.key')) === 200,
    ],
    [
      'listens on a socket with the shop’s origin',
      () => consoleSays(shop.url, { token: 'a'.repeat(43), event: event.id }),
    ],
    ['listens on a socket without an origin', () => consoleSays(undefined, { token: 'a'.repeat(43), event: event.id })],
    [
      'listens with the right origin and an invalid token',
      () => consoleSays(trainer.origin, { token: 'a'.repeat(43), event: event.id }),
    ],
    [
      'reuses the link of the first sign-in',
      () =>
        ClassTrainer.byLink(link).then(
          () => true,
          () => false,
        ),
    ],
    [
      'sends a cookie with another learner’s id and no signature',
      async () => (await shopBy({ cookie: `fruit_world=${victim.id}.` })) === 200,
    ],
    [
      'sends another learner’s id with the attacker’s signature',
      async () => {
        const signature = attackersCookie.replace(/^.*fruit_world=[^.]+\./, '').replace(/;.*/, '')
        return (await shopBy({ cookie: `fruit_world=${victim.id}.${signature}` })) === 200
      },
    ],
    [
      'names another team’s shop directly',
      async () => (await shopBy({ cookie: `fruit_world=team-${victim.team}.${'a'.repeat(43)}` })) === 200,
    ],
    ['opens the socket of a shop with such a cookie', () => shopSays(`fruit_world=${victim.id}.${'a'.repeat(43)}`)],
    [
      'sends a tool key with its last character changed',
      async () =>
        (await shopBy({ 'x-fruit-shop': victim.key.slice(0, -1) + (victim.key.endsWith('a') ? 'b' : 'a') })) === 200,
    ],
    [
      'sends a name from Object.prototype as a key',
      async () =>
        (await shopBy({ cookie: 'fruit_tools=__proto__' })) === 200 ||
        (await shopBy({ 'x-fruit-shop': 'constructor' })) === 200,
    ],
    [
      'opens a shop read-only with a made-up cookie',
      async () => (await shopBy({ cookie: `fruit_look=${'a'.repeat(40)}` })) === 200,
    ],
  ]
}

/** Attacks by texts of a learner that a trainer reads. */
export function byTexts({
  trainer,
  event,
  board,
  inShop,
  showsAsText,
  attackersId,
  attackersScreen,
  shopBy,
}: BreakInScene): readonly Attempt[] {
  return [
    ['has a nickname that is a script, in the grid', async () => !(await showsAsText(`/events/${event.id}`, SCRIPT))],
    ['has that nickname on the projector', async () => !(await showsAsText(`/events/${event.id}/projector`, SCRIPT))],
    [
      'asks the trainer a question that is a script',
      async () => {
        await inShop(() =>
          fetch('/class/question', {
            method: 'POST',
            body: new URLSearchParams({ question: '<script>broken=1</script>' }),
          }).then(() => 0),
        )
        return !(await showsAsText(await attackersScreen(), '<script>broken=1</script>'))
      },
    ],
    [
      'solves a challenge by a request that contains a script',
      async () => {
        await inShop(() =>
          fetch('/rest/user/login?<svg/onload=broken=1>', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: "' or 1=1--", password: '<svg/onload=broken=1>' }),
          }).then(() => 0),
        )
        return !(await showsAsText(await attackersScreen(), '<svg/onload=broken=1>'))
      },
    ],
    [
      'writes a fix that contains a script',
      async () => {
        await inShop(() =>
          fetch('/rest/training/coding/loginAdminChallenge/own', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ code: '</code></pre><script>broken=1</script> export {' }),
          }).then(() => 0),
        )
        await board.goto('about:blank')
        await board.goto(new URL(`/#${await attackersScreen()}`, trainer.origin).href)
        await board.getByRole('heading', { name: 'Own fixes' }).waitFor()
        return board.evaluate(() => 'broken' in window || document.querySelectorAll('script:not([src])').length > 0)
      },
    ],
    [
      'has stored a script in a shop that the trainer opens',
      async () => {
        const { address } = await trainer.ask<{ address: string }>(
          'POST',
          `/events/${event.id}/learners/${await attackersId()}/look`,
        )
        const page = await board.context().newPage()
        await page.goto(address)
        const got = await page.evaluate(
          async ({ console }) => [
            document.cookie.includes('fruit_look') || window.opener !== null,
            (
              await fetch('/api/Feedbacks', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: '{}',
              })
            ).status !== 403,
            await fetch(`${console}/api/events`, { credentials: 'include' }).then(
              () => true,
              () => false,
            ),
          ],
          { console: trainer.origin },
        )
        await page.close()
        return got.includes(true) || (await shopBy({}, new URL(address).pathname + new URL(address).search)) !== 403
      },
    ],
  ]
}

/** Guesses. They lock their address for a while, so they run last. */
export function byGuesses({ shop, trainer, event }: BreakInScene): readonly Attempt[] {
  return [
    [
      'guesses event codes',
      () =>
        guessed(shop.url, () => ({ path: '/join', form: { code: 'AAAAAA', nickname: 'Guess' } }), {
          path: '/join',
          form: { code: event.code, nickname: 'Guess' },
        }),
    ],
    [
      'guesses passes',
      () =>
        guessed(shop.url, () => ({ path: '/join/back', form: { pass: 'a b c d' } }), {
          path: '/join/back',
          form: { pass: 'a b c d' },
        }),
    ],
    [
      'guesses passphrases',
      async () => {
        const origin = trainer.origin
        const sign = (passphrase: string) =>
          fetch(`${origin}/api/sign-in`, {
            method: 'POST',
            headers: { origin, 'content-type': 'application/json' },
            body: JSON.stringify({ name: 'Robin', passphrase }),
          })
        for (let guess = 0; guess < 10; guess++) await sign(`a wrong guess ${guess}`)
        return (await sign(PASSPHRASE)).status !== 429
      },
    ],
  ]
}

interface Guess {
  readonly path: string
  readonly form: Record<string, string>
}

/** Sends ten wrong guesses, then the right one. @returns whether the right one was processed (not rate-limited) */
async function guessed(url: string, wrong: () => Guess, right: Guess): Promise<boolean> {
  const send = ({ path, form }: Guess) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
  for (let guess = 0; guess < 10; guess++) await send(wrong())
  return (await send(right)).status !== 429
}
