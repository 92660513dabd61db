import type { Configuration } from '@fruit/contracts/configuration'

/** Host name of the fictional machine. */
export const HOST_NAME = 'orchard'

/** Environment variables of the shop's program. All are fictional; those of the host are never passed on. */
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
