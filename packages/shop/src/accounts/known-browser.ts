import { createHmac } from 'node:crypto'
import type { RequestDetails } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { addressOf } from '../page-address.ts'
import { equalInConstantTime } from './passwords.ts'

const COOKIE = 'known-account'
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** The Set-Cookie header that marks a browser as known to an account. Only the latest account is kept. */
export function rememberBrowser(world: World, accountId: number): Readonly<Record<string, string>> {
  const path = addressOf(world, '/')
  return {
    'set-cookie': `${COOKIE}=${browserMark(world, accountId)}; Path=${path}; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Strict`,
  }
}

/** Checks that the account is the one that was last opened in the browser that sent the request. */
export function isKnownBrowser(world: World, accountId: number, { cookies }: Pick<RequestDetails, 'cookies'>): boolean {
  return equalInConstantTime(cookies[COOKIE] ?? '', browserMark(world, accountId))
}

/** The mark is a hash and contains no account data: after an injected login, the account's number may be any text. */
function browserMark(world: World, accountId: number): string {
  return createHmac('sha256', world.secrets.secretFor('known-browsers')).update(String(accountId)).digest('hex')
}
