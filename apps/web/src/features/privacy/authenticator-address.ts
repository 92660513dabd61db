/**
 * Content of the QR code for an authenticator app.
 *
 * @param shop name of the shop
 * @param secret in Base32
 */
export function authenticatorAddress(shop: string, email: string, secret: string): string {
  const issuer = encodeURIComponent(shop)
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`
}

/** A secret in groups of four characters, for manual input. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
