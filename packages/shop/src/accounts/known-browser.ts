import { createHmac } from 'node:crypto'
import type { RequestDetails } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { addressOf } from '../page-address.ts'
import { equalInConstantTime } from './passwords.ts'

const COOKIE = 'known-account'
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** The header by which a browser remembers, for later, that an account was opened in it: the latest one. */
export function rememberBrowser(world: World, accountId: number): Readonly<Record<string, string>> {
  const path = addressOf(world, '/')
  return {
    'set-cookie': `${COOKIE}=${markOf(world, accountId)}; Path=${path}; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Strict`,
  }
}

/** Whether an account is the one that was last opened in the browser behind a request. */
export function isKnownBrowser(world: World, accountId: number, { cookies }: Pick<RequestDetails, 'cookies'>): boolean {
  return equalInConstantTime(cookies[COOKIE] ?? '', markOf(world, accountId))
}

/** Nothing of the account itself stands in it: an injected login may open one whose number is any text. */
function markOf(world: World, accountId: number): string {
  return createHmac('sha256', world.secrets.text('known-browsers')).update(String(accountId)).digest('hex')
}
