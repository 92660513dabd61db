import { VirtualNet } from '../net/virtual-net.ts'
import type { Machine } from '../shell/shell-job.ts'

/** A machine with a few files and one host, a small version of those in worlds; for tests of this package. */
export class SmallMachine implements Machine {
  readonly hostName = 'orchard'
  readonly environment = { HOME: '/home/juicer', USER: 'juicer', PATH: '/usr/bin:/bin', HOSTNAME: 'orchard' }
  readonly folder = '/'
  readonly disk = new Map<string, Uint8Array>([
    ['/etc/passwd', Buffer.from('root:x:0:0:root:/root:/bin/bash\njuicer:x:1000:1000::/home/juicer:/bin/bash\n')],
    ['/ftp/legal.md', Buffer.from('legal')],
    ['/proc/self/environ', Buffer.from('USER=juicer\0')],
  ])
  readonly #net = new VirtualNet([
    {
      names: ['169.254.169.254'],
      ports: [80],
      answer: ({ url }) => ({ status: 200, body: `echo "ran ${url.pathname}"\n` }),
    },
  ])

  files() {
    return [...this.disk.keys()].map((path) => ({ path, modifiedAt: 1000 }))
  }

  read(path: string) {
    return this.disk.get(path) ?? null
  }

  fetch(request: Parameters<Machine['fetch']>[0]) {
    return this.#net.fetch(request)
  }
}
