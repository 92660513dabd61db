import { screenPicture } from '@fruit/contracts/calls/screens'
import {
  admitToAdministration,
  admitToSandbox,
  findUnlistedScreen,
  openTokenSale,
} from '@fruit/isomorphic/screens/seams'
import { FALL_THROUGH, HttpResponse, handle, type Route } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { sessionOf } from '../accounts/tokens.ts'
import { listedScreenOpened, unlistedScreenOpened } from './facts.ts'

/** A transparent picture of one pixel, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A screen that no menu links to. */
interface Unlisted {
  readonly screen: string
  /** The path in clients of the interface. It is the default when a request for the pixel names no path. */
  readonly path: string
  /** Decides whether a path opens the screen in a world for a role that the server has verified. */
  readonly opens: (world: World, path: string, role: string | null) => boolean | Promise<boolean>
}

/** Unlisted screens by the name of their tracking pixel. The names are part of the interface. */
const UNLISTED: Readonly<Record<string, Unlisted>> = {
  '1px.png': {
    screen: 'score-board',
    path: 'score-board',
    opens: (world, path, role) => world.use(findUnlistedScreen)(path, { role }) === 'score-board',
  },
  '11px.png': {
    screen: 'web3-sandbox',
    path: 'web3-sandbox',
    opens: (world, path, role) => world.call(admitToSandbox, path, claimedAdministrator(role)),
  },
  '19px.png': {
    screen: 'administration',
    path: 'administration',
    opens: (world, path, role) => world.call(admitToAdministration, path, claimedAdministrator(role)),
  },
  '56px.png': {
    screen: 'token-sale',
    path: 'tokensale-ico-ea',
    opens: (world, path, role) => world.use(openTokenSale)(path, { role }),
  },
}
const LISTED = { '81px.png': 'privacy-policy' } as const

export const screenRoutes: readonly Route[] = [
  handle(screenPicture, async (visit, { params, query }, request) => {
    const { name } = params
    if (Object.hasOwn(UNLISTED, name)) {
      const { screen, path: known, opens } = UNLISTED[name]!
      const path = query.path ?? known
      const session = await sessionOf(visit.world, request.cookies.token)
      if (await opens(visit.world, path, session?.role ?? null)) visit.record(unlistedScreenOpened, { screen, path })
    } else if (Object.hasOwn(LISTED, name)) {
      visit.record(listedScreenOpened, { screen: LISTED[name as keyof typeof LISTED] })
    } else {
      return FALL_THROUGH
    }
    return new HttpResponse(200, PIXEL, { 'content-type': 'image/png', 'cache-control': 'no-store' })
  }),
]

/**
 * A visitor who claims to be an administrator. Real administrators are passed as null, because a fact only matters when
 * another visitor could open the screen by forging the client's role.
 */
function claimedAdministrator(role: string | null) {
  return { claimedRole: 'admin', confirmedRole: role === 'admin' ? null : role }
}
