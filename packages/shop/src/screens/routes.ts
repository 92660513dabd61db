import { screenPicture } from '@fruit/contracts/calls/screens'
import type { UnlistedScreen } from '@fruit/contracts/screens/find-unlisted-screen'
import { Refusal } from '@fruit/world/refusal'
import { Answer, handle, type Route } from '@fruit/world/route'
import { sessionOf } from '../accounts/tokens.ts'
import { unlistedScreenOpened } from './facts.ts'
import { findUnlistedScreen } from './seams.ts'

/** A transparent picture of one pixel, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Which screen loads which picture; the names are facts of the interface. */
const PICTURES: Readonly<Record<string, UnlistedScreen>> = { '1px.png': 'score-board', '56px.png': 'token-sale' }

export const screenRoutes: readonly Route[] = [
  handle(screenPicture, async (visit, { params, query }, request) => {
    const screen = PICTURES[params.name]
    if (!screen) throw new Refusal(404, 'There is no such picture.')
    const path = query.path ?? screen
    const session = await sessionOf(visit.world, request.cookies.token)
    if (visit.world.use(findUnlistedScreen)(path, { role: session?.role ?? null }) === screen)
      visit.record(unlistedScreenOpened, { screen, path })
    return new Answer(200, PIXEL, { 'content-type': 'image/png', 'cache-control': 'no-store' })
  }),
]
