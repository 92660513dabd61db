import { expect, test } from 'vitest'
import { hasScreen } from '../screens.ts'
import {
  accountEntries,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  menuEntries,
  pageAddress,
} from './menu-entries.ts'

const visitor = { token: null, role: null }
const customer = { token: 'x', role: 'customer' } as const
const linksOf = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => ('to' in entry ? [entry.to] : entry.links.map(({ to }) => to)))
const paths = (...situation: Parameters<typeof menuEntries>) => linksOf(menuEntries(...situation))

test('the login stands in the menu of visitors alone', () => {
  expect(paths({ session: visitor, scoreBoardIsKnown: false })).toContain('/login')
  expect(paths({ session: customer, scoreBoardIsKnown: false })).not.toContain('/login')
})

test('basket and password stand in the menu of customers alone', () => {
  const own = ['/basket', '/privacy-security/change-password']
  expect(paths({ session: customer, scoreBoardIsKnown: false })).toEqual(expect.arrayContaining(own))
  expect(paths({ session: visitor, scoreBoardIsKnown: false }).filter((path) => own.includes(path))).toEqual([])
})

test('the books stand in the menu of accounting alone', () => {
  const accountant = { token: 'x', role: 'accounting' } as const
  expect(paths({ session: accountant, scoreBoardIsKnown: false })).toContain('/accounting')
  expect(paths({ session: customer, scoreBoardIsKnown: false })).not.toContain('/accounting')
})

test('customers find their profile in the menu', () => {
  expect(paths({ session: customer, scoreBoardIsKnown: false })).toContain('/profile')
  expect(paths({ session: visitor, scoreBoardIsKnown: true })).not.toContain('/profile')
})

test('customers find their orders in the menu', () => {
  expect(paths({ session: customer, scoreBoardIsKnown: false })).toContain('/order-history')
})

test('the score board is linked once the player found it', () => {
  expect(paths({ session: visitor, scoreBoardIsKnown: false })).not.toContain('/training')
  expect(paths({ session: visitor, scoreBoardIsKnown: true })).toContain('/training')
})

test('where the idea comes from is linked by the redirect of the shop, if the configuration allows', () => {
  const entry = (gitHubIsLinked: boolean) =>
    menuEntries({ session: visitor, scoreBoardIsKnown: false, gitHubIsLinked }).find(({ text }) => text === 'GITHUB')
  expect(entry(false)).toBeUndefined()
  expect(pageAddress(entry(true) as MenuLink, 'http://localhost:3000/shop/')).toBe(
    'http://localhost:3000/shop/redirect?to=https://github.com/juice-shop/juice-shop',
  )
})

test('visitors find the login, contact, the shop, its photos and the small internet', () => {
  const found = ['/login', '/contact', '/about', '/photo-wall', '/internet']
  expect(paths({ session: visitor, scoreBoardIsKnown: false })).toEqual(found)
})

test('newcomers are led by the menu until they found the score board, where there is a guide', () => {
  const start = '/hacking-instructor?challenge=Score+Board'
  expect(paths({ session: visitor, scoreBoardIsKnown: false, newcomersAreLed: true })).toContain(start)
  expect(paths({ session: visitor, scoreBoardIsKnown: true, newcomersAreLed: true })).not.toContain(start)
  expect(paths({ session: visitor, scoreBoardIsKnown: false, newcomersAreLed: false })).not.toContain(start)
})

test('every link leads to a screen, or to a page of the server', () => {
  const entries = menuEntries({ session: visitor, scoreBoardIsKnown: false, newcomersAreLed: true })
  expect(linksOf(entries.filter((entry) => !('isPage' in entry))).filter((path) => !hasScreen(path))).toEqual([])
})

test('contact and the page about the shop are linked for everybody', () => {
  for (const session of [visitor, customer])
    expect(paths({ session, scoreBoardIsKnown: false })).toEqual(expect.arrayContaining(['/contact', '/about']))
})

test('the account menu has what stands behind groups in the menu of customers, and nothing for visitors', () => {
  const own = linksOf(accountEntries({ session: customer, scoreBoardIsKnown: false }))
  expect(own).toContain('/privacy-security/change-password')
  expect(paths({ session: customer, scoreBoardIsKnown: false })).toEqual(expect.arrayContaining(own))
  expect(accountEntries({ session: visitor, scoreBoardIsKnown: false })).toEqual([])
})

test('a group without a link is left out', () => {
  for (const entry of menuEntries({ session: customer, scoreBoardIsKnown: true }))
    if ('links' in entry) expect(entry.links).not.toEqual([])
})

test('customers find everything about their privacy in one group, with the page of the server that erases data', () => {
  const group = accountEntries({ session: customer, scoreBoardIsKnown: false }).find(
    ({ text }) => text === 'PRIVACY_AND_SECURITY',
  ) as MenuGroup
  expect(linksOf([group])).toEqual([
    '/privacy-security/privacy-policy',
    '/privacy-security/data-export',
    '/dataerasure',
    '/privacy-security/change-password',
    '/privacy-security/two-factor-authentication',
    '/privacy-security/last-login-ip',
  ])
  const page = group.links.find(({ to }) => to === '/dataerasure')!
  expect(pageAddress(page, 'http://localhost:3000/shop/')).toBe('http://localhost:3000/shop/dataerasure')
})
