import { createECDH } from 'node:crypto'

/**
 * Private key of the first account of the wallet's phrase (`WALLET_PHRASE`, BIP-39 without a password, at the path
 * m/44'/60'/0'/0/0 of BIP-44), as 64 hexadecimal digits. `phrase-key.test.ts` derives it.
 */
export const PHRASE_KEY = '1ab0fd8aaf89afc31835cf01eb60fd3866cc3b9dbd058ff903eff194f2cdf28e'
/** Address of that account, in lower case and without `0x`. */
export const PHRASE_ADDRESS = '964ba4f2d8331048019a53e1b6837b672707df77'

/** The kind of a text that a visitor submitted as the private key of the wallet. */
export type SubmittedKey = 'right' | 'address' | 'public key' | 'other'

/**
 * Classifies a text with regard to the account of the phrase. Case and `0x` are ignored; a public key may be complete,
 * without its first byte, or compressed.
 */
export function classifyKey(text: string): SubmittedKey {
  const digits = text.trim().toLowerCase().replace(/^0x/, '')
  if (digits === PHRASE_KEY) return 'right'
  if (digits === PHRASE_ADDRESS) return 'address'
  const curve = createECDH('secp256k1')
  curve.setPrivateKey(PHRASE_KEY, 'hex')
  const whole = curve.getPublicKey('hex')
  return [whole, whole.slice(2), curve.getPublicKey('hex', 'compressed')].includes(digits) ? 'public key' : 'other'
}
