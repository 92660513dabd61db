import type { ArrivedRequest, HostAnswer, NetHost } from '@fruit/world/machine'
import type { World } from '@fruit/world/world'
import { equalInConstantTime } from '../accounts/passwords.ts'
import { couponCode } from '../basket/coupons.ts'
import { roleToken } from './metadata-service.ts'
import { hostFile, PUBLIC_NET } from './public-net.ts'

/** What hosts inside show lies in a folder of this one for each, by its name. */
const INNER_NET = '/net'
const VOUCHER_PERCENT = 15
const ALIASES: Readonly<Record<string, readonly string[]>> = { 'cellar.internal': ['cellar', '10.8.0.21'] }

/**
 * Hosts that show files. Whoever brings `/net/<host>/<path>` into a world puts a host on the net of its machine, and with
 * `/internet/<host>/<path>` one that browsers reach as well.
 */
export function fileHosts(world: World): NetHost[] {
  return [INNER_NET, PUBLIC_NET].flatMap((net) =>
    world.files
      .list(net)
      .filter(({ kind }) => kind === 'folder')
      .map(({ name }) => ({
        names: [name, ...(ALIASES[name] ?? [])],
        ports: [80, 443],
        answer: ({ url }: ArrivedRequest) => answerOf(hostFile(world, `${net}/${name}`, decoded(url.pathname))),
      })),
  )
}

function answerOf(file: ReturnType<typeof hostFile>): HostAnswer {
  if (!file) return { status: 404, body: 'Not here.\n' }
  return { status: 200, headers: { 'content-type': file.type }, body: file.bytes }
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
