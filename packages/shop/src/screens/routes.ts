import { screenPicture } from '@fruit/contracts/calls/screens'
import type { UnlistedScreen } from '@fruit/isomorphic/screens/seams'
import { admitToAdministration, findUnlistedScreen } from '@fruit/isomorphic/screens/seams'
import { Refusal } from '@fruit/world/refusal'
import { Answer, handle, type Route } from '@fruit/world/route'
import { sessionOf } from '../accounts/tokens.ts'
import { listedScreenOpened, unlistedScreenOpened } from './facts.ts'

/** A transparent picture of one pixel, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Which screen loads which picture; the names are facts of the interface. */
const UNLISTED: Readonly<Record<string, UnlistedScreen>> = { '1px.png': 'score-board', '56px.png': 'token-sale' }
const ADMINISTRATION = '19px.png'
const LISTED = { '81px.png': 'privacy-policy' } as const

export const screenRoutes: readonly Route[] = [
  handle(screenPicture, async (visit, { params, query }, request) => {
    const { name } = params
    if (Object.hasOwn(UNLISTED, name)) {
      const screen = UNLISTED[name]!
      const path = query.path ?? screen
      const session = await sessionOf(visit.world, request.cookies.token)
      if (visit.world.use(findUnlistedScreen)(path, { role: session?.role ?? null }) === screen)
        visit.record(unlistedScreenOpened, { screen, path })
    } else if (name === ADMINISTRATION) {
      const path = query.path ?? 'administration'
      const session = await sessionOf(visit.world, request.cookies.token)
      // Who works there is no news: what is told of is that somebody else could open it, whatever their browser claims.
      const confirmedRole = session && session.role !== 'admin' ? session.role : null
      if (await visit.world.call(admitToAdministration, path, { claimedRole: 'admin', confirmedRole }))
        visit.record(unlistedScreenOpened, { screen: 'administration', path })
    } else if (Object.hasOwn(LISTED, name)) {
      visit.record(listedScreenOpened, { screen: LISTED[name as keyof typeof LISTED] })
    } else {
      throw new Refusal(404, 'There is no such picture.')
    }
    return new Answer(200, PIXEL, { 'content-type': 'image/png', 'cache-control': 'no-store' })
  }),
]
