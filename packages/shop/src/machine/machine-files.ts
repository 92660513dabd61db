import type { Configuration } from '@fruit/contracts/configuration'
import type { FileTree } from '@fruit/world/storage/world-files'
import { machineEnvironment } from './environment.ts'

const texts = import.meta.glob<string>('./disk/**/*', {
  eager: true,
  query: '?raw',
  import: 'default',
  // Includes dotfiles.
  exhaustive: true,
})

/** Repositories can't contain a folder named `C:`, so the folder `windows` is moved to `C:/Windows`. */
const WINDOWS = /^\/windows\//

/**
 * The disk of the fictional machine, which path traversal reaches. `/net/<host>/` contains the files of the hosts in
 * the virtual network.
 */
export function machineFiles(bornAt: number, configuration: Configuration): FileTree {
  const file = (text: string) => ({ bytes: Buffer.from(text), modifiedAt: bornAt })
  const environment = Object.entries(machineEnvironment(configuration))
  return new Map([
    ...Object.entries(texts).map(
      ([path, text]) => [path.replace('./disk', '').replace(WINDOWS, '/C:/Windows/'), file(text)] as const,
    ),
    ['/proc/self/cmdline', file('node\0server.js\0')],
    ['/proc/self/environ', file(environment.map(([name, value]) => `${name}=${value}\0`).join(''))],
    ['/proc/version', file('Linux version 7.0.0-russet (press@orchard) #1 SMP\n')],
  ])
}
