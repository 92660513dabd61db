import { createECDH, createHmac, pbkdf2Sync } from 'node:crypto'

/** Order of the curve secp256k1 (SEC 2). */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const HARDENED = 2 ** 31

/**
 * Derives the private key of an account from a phrase: BIP-39 without a password, BIP-32, path m/44'/60'/0'/0/account of BIP-44.
 *
 * @param account from 0
 * @returns `0x` and 64 hexadecimal digits
 */
export function keyOfPhrase(phrase: string, account = 0): `0x${string}` {
  const seed = pbkdf2Sync(phrase.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512')
  let node: Buffer = createHmac('sha512', 'Bitcoin seed').update(seed).digest()
  for (const index of [HARDENED + 44, HARDENED + 60, HARDENED, 0, account]) node = childOf(node, index)
  return `0x${node.subarray(0, 32).toString('hex')}`
}

/** Derives private key and chain code of a child, 32 bytes each. */
function childOf(node: Buffer, index: number): Buffer {
  const [key, chainCode] = [node.subarray(0, 32), node.subarray(32)]
  const data = Buffer.alloc(37)
  if (index >= HARDENED) key.copy(data, 1)
  else publicKeyOf(key).copy(data)
  data.writeUInt32BE(index, 33)
  const derived = createHmac('sha512', chainCode).update(data).digest()
  const sum = (numberOf(derived.subarray(0, 32)) + numberOf(key)) % ORDER
  return Buffer.concat([Buffer.from(sum.toString(16).padStart(64, '0'), 'hex'), derived.subarray(32)])
}

/** Returns the compressed public key, 33 bytes. */
export function publicKeyOf(key: Buffer): Buffer {
  const curve = createECDH('secp256k1')
  curve.setPrivateKey(key)
  return curve.getPublicKey(null, 'compressed')
}

function numberOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`)
}
