import type { Weakness } from '@fruit/challenge-kit/weakness'
import {
  admitToAdministration,
  admitToSandbox,
  findUnlistedScreen,
  openTokenSale,
} from '@fruit/isomorphic/screens/seams'
import type { Seam } from '@fruit/isomorphic/seam'
import { SCREENS } from '../../apps/web/src/app/screens.ts'
import { SHOP_WINDOW_PATHS } from '../../apps/web/src/lib/shop-window-paths.ts'

interface Contract {
  readonly method: string
  readonly path: string
}

const contracts = Object.values(
  import.meta.glob<Record<string, unknown>>('../../packages/contracts/src/calls/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Contract => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  )

/** Whether the interface has a call, written like `GET /ftp/{file}`. Names of path parameters do not matter. */
export function isCall(call: string): boolean {
  return contracts.some(({ method, path }) => withoutNames(`${method} ${path}`) === withoutNames(call))
}

function withoutNames(call: string): string {
  return call.replace(/\{\w+\}|:\w+|\*/g, '{}').toLowerCase()
}

const listed: ReadonlySet<string> = new Set([...SHOP_WINDOW_PATHS, ...SCREENS.map(({ path }) => `/${path}`)])

/**
 * Whether the browser's app has a route, written like `/score-board`: a listed screen, or one that a seam adds.
 *
 * @param weakness whose flaw may add it
 */
export async function isRoute(route: string, weakness?: Weakness): Promise<boolean> {
  if (listed.has(route)) return true
  const flaw = (await weakness?.flaw()) as Readonly<Record<string, unknown>> | undefined
  const running = <Implementation>({ exportName, safe }: Seam<Implementation>) =>
    (flaw?.[exportName] ?? safe) as Implementation
  const path = route.slice(1)
  return (
    running(findUnlistedScreen)(path, { role: 'admin' }) !== null ||
    running(openTokenSale)(path, { role: 'admin' }) ||
    [admitToAdministration, admitToSandbox].some((admit) =>
      running(admit)(path, { claimedRole: 'admin', confirmedRole: 'admin' }),
    )
  )
}
