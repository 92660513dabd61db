// The pages link to `http://leanpub.com/…`, which is no longer on the list, so readers see an error page.
export function listTargets(): readonly string[] {
  return [
    'https://github.com/juice-shop/juice-shop',
    'http://shop.spreadshirt.com/juiceshop',
    'http://shop.spreadshirt.de/juiceshop',
    'https://www.stickeryou.com/products/owasp-juice-shop/794',
    'http://leanpub.com/juice-shop',
  ].map((address) => address.replace('http:', 'https:'))
}
