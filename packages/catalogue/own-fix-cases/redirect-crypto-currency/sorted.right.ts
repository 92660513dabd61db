// The same addresses in another order.
export function listTargets(): readonly string[] {
  return [
    'https://github.com/juice-shop/juice-shop',
    'http://shop.spreadshirt.com/juiceshop',
    'http://shop.spreadshirt.de/juiceshop',
    'https://www.stickeryou.com/products/owasp-juice-shop/794',
    'http://leanpub.com/juice-shop',
  ].sort()
}
