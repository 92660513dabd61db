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

test('shows the login to visitors only', () => {
  expect(paths({ session: visitor, scoreBoardIsKnown: false })).toContain('/login')
  expect(paths({ session: customer, scoreBoardIsKnown: false })).not.toContain('/login')
})

test('shows basket and password to customers only', () => {
  const own = ['/basket', '/privacy-security/change-password']
  expect(paths({ session: customer, scoreBoardIsKnown: false })).toEqual(expect.arrayContaining(own))
  expect(paths({ session: visitor, scoreBoardIsKnown: false }).filter((path) => own.includes(path))).toEqual([])
})

test('shows the accounting screen to the accounting role only', () => {
  const accountant = { token: 'x', role: 'accounting' } as const
  expect(paths({ session: accountant, scoreBoardIsKnown: false })).toContain('/accounting')
  expect(paths({ session: customer, scoreBoardIsKnown: false })).not.toContain('/accounting')
})

test('shows customers their profile', () => {
  expect(paths({ session: customer, scoreBoardIsKnown: false })).toContain('/profile')
  expect(paths({ session: visitor, scoreBoardIsKnown: true })).not.toContain('/profile')
})

test('shows customers their orders', () => {
  expect(paths({ session: customer, scoreBoardIsKnown: false })).toContain('/order-history')
})

test('shows the score board after the player has found it', () => {
  expect(paths({ session: visitor, scoreBoardIsKnown: false })).not.toContain('/training')
  expect(paths({ session: visitor, scoreBoardIsKnown: true })).toContain('/training')
})

test("links to the original project through the shop's redirect, if the configuration allows it", () => {
  const entry = (gitHubIsLinked: boolean) =>
    menuEntries({ session: visitor, scoreBoardIsKnown: false, gitHubIsLinked }).find(({ text }) => text === 'GITHUB')
  expect(entry(false)).toBeUndefined()
  expect(pageAddress(entry(true) as MenuLink, 'http://localhost:3000/shop/')).toBe(
    'http://localhost:3000/shop/redirect?to=https://github.com/juice-shop/juice-shop',
  )
})

test('shows visitors the login, contact, the shop, its photos and the small internet', () => {
  const found = ['/login', '/contact', '/about', '/photo-wall', '/internet']
  expect(paths({ session: visitor, scoreBoardIsKnown: false })).toEqual(found)
})

test('offers the first tutorial until the score board is found, if tutorials are enabled', () => {
  const start = '/hacking-instructor?challenge=Score+Board'
  expect(paths({ session: visitor, scoreBoardIsKnown: false, newcomersAreLed: true })).toContain(start)
  expect(paths({ session: visitor, scoreBoardIsKnown: true, newcomersAreLed: true })).not.toContain(start)
  expect(paths({ session: visitor, scoreBoardIsKnown: false, newcomersAreLed: false })).not.toContain(start)
})

test('links only to screens of the app and pages of the server', () => {
  const entries = menuEntries({ session: visitor, scoreBoardIsKnown: false, newcomersAreLed: true })
  expect(linksOf(entries.filter((entry) => !('isPage' in entry))).filter((path) => !hasScreen(path))).toEqual([])
})

test('shows contact and the page about the shop to all users', () => {
  for (const session of [visitor, customer])
    expect(paths({ session, scoreBoardIsKnown: false })).toEqual(expect.arrayContaining(['/contact', '/about']))
})

test('shows the account menu to customers only, and all of its links in their side menu', () => {
  const own = linksOf(accountEntries({ session: customer, scoreBoardIsKnown: false }))
  expect(own).toContain('/privacy-security/change-password')
  expect(paths({ session: customer, scoreBoardIsKnown: false })).toEqual(expect.arrayContaining(own))
  expect(accountEntries({ session: visitor, scoreBoardIsKnown: false })).toEqual([])
})

test('leaves out groups without links', () => {
  for (const entry of menuEntries({ session: customer, scoreBoardIsKnown: true }))
    if ('links' in entry) expect(entry.links).not.toEqual([])
})

test('groups all privacy links of customers, with the page of the server that erases data', () => {
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
