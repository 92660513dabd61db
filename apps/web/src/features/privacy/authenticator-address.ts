/**
 * What an authenticator reads in a QR code.
 *
 * @param shop name of the shop
 * @param secret in Base32
 */
export function authenticatorAddress(shop: string, email: string, secret: string): string {
  const issuer = encodeURIComponent(shop)
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`
}

/** A secret in groups of four, as one copies it by hand. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
