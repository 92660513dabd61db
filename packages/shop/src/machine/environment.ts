import type { Configuration } from '@fruit/contracts/configuration'

/** Host name of the invented machine. */
export const HOST_NAME = 'orchard'

/** What the program of the shop finds in its environment. All of it is invented; the host's own is never handed on. */
export function machineEnvironment({ application }: Configuration): Readonly<Record<string, string>> {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/home/juicer',
    USER: 'juicer',
    HOSTNAME: HOST_NAME,
    LANG: 'en_GB.UTF-8',
    NODE_ENV: 'production',
    SHOP_DOMAIN: application.domain,
    SHOP_PRESS: '/opt/press',
    TILL_ADDRESS: 'http://till.internal/',
    LANDLORD_ADDRESS: 'http://169.254.169.254/latest/',
  }
}
