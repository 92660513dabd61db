// Builds only linked addresses from parts.
export function listTargets(): readonly string[] {
  const shirts = ['com', 'de'].map((country) => `http://shop.spreadshirt.${country}/juiceshop`)
  const others = ['https://github.com/juice-shop/juice-shop', 'http://leanpub.com/juice-shop']
  return [...shirts, ...others, 'https://www.stickeryou.com/products/owasp-juice-shop/794']
}
