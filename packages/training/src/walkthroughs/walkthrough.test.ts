import { expect, test } from 'vitest'
import type { LoopbackExchange } from '../inside/inside-client.ts'
import { folded } from './fold.ts'
import { lineDifference } from './line-difference.ts'
import { formatBody, shortenTokens } from './shortened-text.ts'
import { stepsOf } from './steps.ts'

const asked = (method: LoopbackExchange['method'], path: string, body: unknown, answer: unknown, status = 200) =>
  ({
    method,
    path,
    contentType: body === undefined ? '' : 'application/json',
    headers: {},
    body: body === undefined ? '' : JSON.stringify(body),
    response: {
      status,
      headers: {},
      text: JSON.stringify(answer),
      bytes: Buffer.from(JSON.stringify(answer)),
      json: () => answer,
    },
  }) satisfies LoopbackExchange

test('folds repeated sequences, but not two attempts', () => {
  const kinds = (text: string) =>
    folded([...text], (letter) => letter).map(({ items, times }) => `${items.join('')}${times}`)
  expect(kinds('abababc')).toEqual(['ab3', 'c1'])
  expect(kinds('xaaaay')).toEqual(['x1', 'a4', 'y1'])
  expect(kinds('aabb')).toEqual(['a1', 'a1', 'b1', 'b1'])
  expect(kinds('')).toEqual([])
})

test('lineDifference() lists unchanged, removed and added lines in order', () => {
  expect(lineDifference('a\nb\nc\n', 'a\nx\nc')).toBe(' a\n-b\n+x\n c')
  expect(lineDifference('a', 'a\nb')).toBe(' a\n+b')
})

test('shortens tokens and leaves other texts unchanged', () => {
  expect(shortenTokens(`Bearer eyJhbGciOiJSUzI1NiJ9.${'a'.repeat(90)}.sig and words`)).toBe(
    'Bearer eyJhbGciOiJS… and words',
  )
  expect(shortenTokens("' or 1=1--")).toBe("' or 1=1--")
})

test('shortens long lists and says how many entries are missing', () => {
  const rows = Array.from({ length: 40 }, (_, id) => ({ id, name: 'Apple Juice' }))
  expect(formatBody(JSON.stringify({ data: rows }), 1000)).toContain('… 38 more')
  expect(formatBody('{"data":[1,2,3]}', 1000)).toContain('3')
  expect(formatBody('x'.repeat(20), 10)).toBe(`${'x'.repeat(10)} …`)
})

test('gives each step its reason, the later step that needs its response, and its screen', () => {
  const place = { call: 'POST /api/Feedbacks', parameter: 'body.UserId' }
  const [list, captcha, attack] = stepsOf({ place }, [
    asked('GET', '/api/Feedbacks', undefined, { data: [{ UserId: 7 }] }),
    asked('GET', '/rest/captcha', undefined, { captchaId: 12, captcha: '1+1', answer: '2' }),
    asked('POST', '/api/Feedbacks', { UserId: 7, captchaId: 12, captcha: '2' }, { status: 'success' }, 201),
  ])
  expect(list!.why).toContain('Step 3 needs what this answers: `UserId`')
  expect(captcha!.why).toContain('Step 3 needs what this answers: `captchaId`')
  expect(attack).toMatchObject({ isAttack: true, again: null })
  expect(attack!.why).toContain('Here is the hole: `body.UserId` carries the attack.')
  expect(attack!.byScreen).toContain('`/#/contact`')
  expect(attack!.byScreen).toContain('`UserId`: `7`')
})

test('marks earlier attempts at the same endpoint as attempts', () => {
  const place = { call: 'GET /rest/basket/{id}', parameter: 'path.id' }
  const steps = stepsOf({ place }, [
    asked('GET', '/rest/basket/6', undefined, {}),
    asked('GET', '/rest/basket/1', undefined, {}),
  ])
  expect(steps.map(({ isAttack }) => isAttack)).toEqual([false, true])
  expect(steps[0]!.why).toContain('The same call with something else')
})

test('does not mark the login to an own account as the attack', () => {
  const place = { call: 'POST /rest/user/login', parameter: 'body.email' }
  const customer = { email: 'a@customer.test', password: 'ripe' }
  const steps = stepsOf({ place }, [
    asked('POST', '/api/Users', customer, {}, 201),
    asked('POST', '/rest/user/login', customer, { authentication: { token: 't' } }),
    ...[1, 2, 3].map(() => asked('POST', '/rest/user/login', { email: 'admin@fruit.test', password: 'x' }, {}, 401)),
    asked('POST', '/rest/user/login', { email: "' or 1=1--", password: 'x' }, {}),
  ])
  expect(steps.map(({ isAttack }) => isAttack)).toEqual([false, false, false, true])
  expect(steps[0]!.why).toContain('An account of your own comes first')
  expect(steps[1]!.why).toContain('Sign in with it')
  expect(steps[2]!.again).toBe('This was sent 3 times, just like this.')
  expect(steps[2]!.why).toContain('how it answers shows what the shop makes of it')
})
