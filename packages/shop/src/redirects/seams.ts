import { defineSeam } from '@fruit/isomorphic/seam'

/** URLs that the shop links to and redirects to. */
export const listTargets = defineSeam(
  'redirects.list-targets',
  (): readonly string[] => [
    'https://github.com/juice-shop/juice-shop',
    'http://shop.spreadshirt.com/juiceshop',
    'http://shop.spreadshirt.de/juiceshop',
    'https://www.stickeryou.com/products/owasp-juice-shop/794',
    'http://leanpub.com/juice-shop',
  ],
  'awaited',
)

/** Decides whether the shop redirects to a URL: only when it equals a listed one as a whole. */
export const admitTarget = defineSeam(
  'redirects.admit-target',
  (to: string, targets: readonly string[]): boolean => {
    if (!URL.canParse(to)) return false
    const { href } = new URL(to)
    return targets.some((target) => new URL(target).href === href)
  },
  'awaited',
)
