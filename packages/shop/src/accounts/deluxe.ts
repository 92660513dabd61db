import { createHmac } from 'node:crypto'
import type { Session } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { equalInConstantTime } from './passwords.ts'
import { accountById } from './queries.ts'

/** What a deluxe account's row carries as `deluxeToken`: 64 hexadecimal digits that only this world can make. */
export function deluxeTokenOf(world: World, email: string): string {
  return createHmac('sha256', world.secrets.text('deluxe-tokens')).update(`${email}deluxe`).digest('hex')
}

/** Whether the account behind a session is a deluxe member: it has the role, and the token that goes with its e-mail. */
export function isDeluxe(world: World, session: Session | null): boolean {
  const user = session && world.db.first(accountById(session.accountId))
  return user?.role === 'deluxe' && equalInConstantTime(user.deluxeToken, deluxeTokenOf(world, user.email ?? ''))
}
