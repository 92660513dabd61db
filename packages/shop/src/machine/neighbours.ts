import type { ArrivedRequest, HostAnswer, NetHost } from '@fruit/world/machine'
import type { World } from '@fruit/world/world'
import { resolvePath } from '@fruit/world/world-files'
import { equalInConstantTime } from '../accounts/passwords.ts'
import { couponCode } from '../basket/coupons.ts'
import { roleToken } from './metadata-service.ts'

/** What hosts show lies in a folder of this one for each, by its name. */
const NET = '/net'
const VOUCHER_PERCENT = 15
const ALIASES: Readonly<Record<string, readonly string[]>> = { 'cellar.internal': ['cellar', '10.8.0.21'] }

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', txt: 'text/plain; charset=utf-8' }

/** Hosts that show files: whoever brings `/net/<host>/<path>` into a world puts a host on its net. */
export function fileHosts(world: World): NetHost[] {
  const folders = world.files.list(NET).filter(({ kind }) => kind === 'folder')
  return folders.map(({ name }) => ({
    names: [name, ...(ALIASES[name] ?? [])],
    ports: [80, 443],
    answer: ({ url }) => page(world, `${NET}/${name}`, url),
  }))
}

function page(world: World, root: string, url: URL): HostAnswer {
  const place = resolvePath(`${root}/${decoded(url.pathname)}`)
  const file = place.startsWith(`${root}/`) ? world.files.read(place) : world.files.read(`${root}/index.html`)
  if (!file || (place !== root && !place.startsWith(`${root}/`))) return { status: 404, body: 'Not here.\n' }
  const type = TYPES[place.split('.').at(-1)!] ?? (place === root ? TYPES.html! : 'application/octet-stream')
  return { status: 200, headers: { 'content-type': type }, body: file.bytes }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The till behind the counter. To whoever has the token of the machine's role it prints a voucher that the shop takes.
 *
 * @param opened called when the till opened
 */
export function till(world: World, opened: () => void): NetHost {
  return {
    names: ['till.internal', 'till', '10.8.0.22'],
    ports: [80],
    answer: (request) => {
      if (request.url.pathname !== '/voucher')
        return said(200, 'The till. Staff ask for /voucher?token=, with the token of the machine role.\n')
      if (!equalInConstantTime(tokenOf(request), roleToken(world)))
        return said(403, 'That is not the token of the machine role. The drawer stays shut.\n')
      opened()
      const code = couponCode(world.clock.now(), VOUCHER_PERCENT)
      return said(200, `Voucher of this month, ${VOUCHER_PERCENT} % off for counter staff: ${code}\n`)
    },
  }
}

function tokenOf({ url, headers }: ArrivedRequest): string {
  return url.searchParams.get('token') ?? headers.authorization?.replace(/^bearer /i, '') ?? ''
}

function said(status: number, body: string): HostAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}
