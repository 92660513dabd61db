import { HttpResponse } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { visitorDescribed } from './facts.ts'
import { accountById } from './queries.ts'
import { admitCallback, selectVisitorFields } from './seams.ts'
import { recordForeignToken, sessionOf } from './tokens.ts'

interface Question {
  /** Name of a function to call with the response. */
  readonly callback?: string | undefined
  /** Names of fields, separated by commas. */
  readonly fields?: string | undefined
}

/** Describes the account behind the client's cookie: `{ user }`, where `user` is empty without a session. */
export async function describeVisitor(visit: Visit, question: Question, cookie: string | undefined): Promise<object> {
  const { world } = visit
  const session = await sessionOf(world, cookie)
  await recordForeignToken(visit, cookie)
  const row = session && world.db.first(accountById(session.accountId))
  const wanted = question.fields?.split(',').map((name) => name.trim()) ?? null
  const user = row ? await world.call(selectVisitorFields, row, wanted) : {}
  // Only characters of a function name are kept: the callback must not let visitors inject a script.
  const callback =
    world
      .use(admitCallback)(question.callback)
      ?.replace(/[^\w$.[\]]/g, '') || null
  visit.record(visitorDescribed, { user, callback })
  if (!callback) return { user }
  return new HttpResponse(200, Buffer.from(`${callback}(${scriptSafe({ user })});`), {
    'content-type': 'text/javascript; charset=utf-8',
  })
}

/** JSON that is also valid JavaScript: older engines treat these two characters as line ends. */
function scriptSafe(value: object): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
