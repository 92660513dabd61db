// A book that the shop links to is no longer reachable.
export function listTargets(): readonly string[] {
  return [
    'https://github.com/juice-shop/juice-shop',
    'http://shop.spreadshirt.com/juiceshop',
    'http://shop.spreadshirt.de/juiceshop',
    'https://www.stickeryou.com/products/owasp-juice-shop/794',
  ]
}
