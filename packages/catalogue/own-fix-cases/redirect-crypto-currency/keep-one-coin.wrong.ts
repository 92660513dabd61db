// One foreign address is still allowed.
export function listTargets(): readonly string[] {
  return [
    'https://github.com/juice-shop/juice-shop',
    'http://shop.spreadshirt.com/juiceshop',
    'http://shop.spreadshirt.de/juiceshop',
    'https://www.stickeryou.com/products/owasp-juice-shop/794',
    'http://leanpub.com/juice-shop',
    'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
  ]
}
