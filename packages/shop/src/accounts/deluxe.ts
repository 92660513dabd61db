import { createHmac } from 'node:crypto'
import type { Session } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { equalInConstantTime } from './passwords.ts'
import { accountById } from './queries.ts'

/** The `deluxeToken` of a deluxe account: 64 hexadecimal digits that only this world can compute. */
export function deluxeTokenOf(world: World, email: string): string {
  return createHmac('sha256', world.secrets.secretFor('deluxe-tokens')).update(`${email}deluxe`).digest('hex')
}

/** Checks that the session's account is a deluxe member: it has the role and the token that matches its e-mail. */
export function isDeluxe(world: World, session: Session | null): boolean {
  const user = session && world.db.first(accountById(session.accountId))
  return user?.role === 'deluxe' && equalInConstantTime(user.deluxeToken, deluxeTokenOf(world, user.email ?? ''))
}
