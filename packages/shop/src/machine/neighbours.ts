import { percentDecoded } from '@fruit/isomorphic/percent-decoded'
import type { ArrivedRequest, HostResponse, NetHost } from '@fruit/world/machine'
import type { World } from '@fruit/world/world'
import { equalInConstantTime } from '../accounts/passwords.ts'
import { couponCode } from '../basket/coupons.ts'
import { roleToken } from './metadata-service.ts'
import { hostFile, PUBLIC_NET } from './public-net.ts'

/** Folder of the internal hosts' files: each host has a folder with its name. */
const INNER_NET = '/net'
const VOUCHER_PERCENT = 15
const ALIASES: Readonly<Record<string, readonly string[]>> = { 'cellar.internal': ['cellar', '10.8.0.21'] }

/**
 * Hosts that serve files. A file at `/net/<host>/<path>` in a world adds a host to the network of its machine. One at
 * `/internet/<host>/<path>` adds a host that browsers reach as well.
 */
export function fileHosts(world: World): NetHost[] {
  return [INNER_NET, PUBLIC_NET].flatMap((net) =>
    world.files
      .list(net)
      .filter(({ kind }) => kind === 'folder')
      .map(({ name }) => ({
        names: [name, ...(ALIASES[name] ?? [])],
        ports: [80, 443],
        answer: ({ url }: ArrivedRequest) => answerOf(hostFile(world, `${net}/${name}`, percentDecoded(url.pathname))),
      })),
  )
}

function answerOf(file: ReturnType<typeof hostFile>): HostResponse {
  if (!file) return { status: 404, body: 'Not here.\n' }
  return { status: 200, headers: { 'content-type': file.type }, body: file.bytes }
}

/**
 * The host `till.internal`. For the token of the machine's role it returns a coupon that the shop accepts.
 *
 * @param opened called when a valid token was sent
 */
export function till(world: World, opened: () => void): NetHost {
  return {
    names: ['till.internal', 'till', '10.8.0.22'],
    ports: [80],
    answer: (request) => {
      if (request.url.pathname !== '/voucher')
        return textAnswer(200, 'The till. Staff ask for /voucher?token=, with the token of the machine role.\n')
      if (!equalInConstantTime(tokenOf(request), roleToken(world)))
        return textAnswer(403, 'That is not the token of the machine role. The drawer stays shut.\n')
      opened()
      const code = couponCode(world.clock.now(), VOUCHER_PERCENT)
      return textAnswer(200, `Voucher of this month, ${VOUCHER_PERCENT} % off for counter staff: ${code}\n`)
    },
  }
}

function tokenOf({ url, headers }: ArrivedRequest): string {
  return url.searchParams.get('token') ?? headers.authorization?.replace(/^bearer /i, '') ?? ''
}

function textAnswer(status: number, body: string): HostResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}
