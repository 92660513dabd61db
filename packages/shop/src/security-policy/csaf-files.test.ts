import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Configuration } from '@fruit/contracts/configuration'
import { describe, expect, it } from 'vitest'
import { csafFiles } from './csaf-files.ts'

const files = csafFiles(0, { server: { baseUrl: 'https://shop.test/' } } as Configuration)
const text = (path: string) => Buffer.from(files.get(`/.well-known/csaf/${path}`)!.bytes).toString()
const advisories = text('index.txt').trim().split('\n')

/** The bytes of an armoured OpenPGP block. */
const unarmoured = (block: string) => Buffer.from(block.split('\n\n')[1]!.split('\n=')[0]!, 'base64')

/** The Ed25519 key of the first packet: 32 bytes after the point's prefix 0x40 (RFC 9580, sections 5.5 and 9.2). */
function signingKey() {
  const block = unarmoured(text('signing-key.asc'))
  const x = block.subarray(2 + 6 + 10 + 3, 2 + 6 + 10 + 3 + 32).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}

/** Verifies a detached signature of version 4 with EdDSA and SHA-256 (RFC 9580, section 5.2.4). */
function isSigned(document: string, signature: string): boolean {
  const packet = unarmoured(signature).subarray(2)
  expect([...packet.subarray(0, 4)]).toEqual([4, 0, 22, 8])
  const hashedEnd = 6 + packet.readUInt16BE(4)
  const trailer = Buffer.from([4, 0xff, 0, 0, hashedEnd >> 8, hashedEnd & 0xff])
  const digest = createHash('sha256').update(document).update(packet.subarray(0, hashedEnd)).update(trailer).digest()
  let at = hashedEnd + 2 + packet.readUInt16BE(hashedEnd) + 2
  const halves = [0, 1].map(() => {
    const length = Math.ceil(packet.readUInt16BE(at) / 8)
    const half = packet.subarray(at + 2, at + 2 + length)
    at += 2 + length
    return Buffer.concat([Buffer.alloc(32 - length), half])
  })
  return verify(null, digest, signingKey(), Buffer.concat(halves))
}

describe('published advisories', () => {
  it('are listed newest first, with their release time', () => {
    const changes = text('changes.csv').trim().split('\n')
    expect(changes.map((line) => line.split(',')[0])).toEqual(advisories.map((path) => `"${path}"`))
    const times = changes.map((line) => line.split(',')[1]!)
    expect(times).toEqual([...times].sort().reverse())
  })

  it.each(advisories)('have a valid hash and signature: %s', (path) => {
    const [hash, name] = text(`${path}.sha512`).trim().split('  ')
    expect(hash).toBe(createHash('sha512').update(text(path)).digest('hex'))
    expect(path.endsWith(`/${name}`)).toBe(true)
    expect(isSigned(text(path), text(`${path}.asc`))).toBe(true)
    expect(isSigned(`${text(path)} `, text(`${path}.asc`))).toBe(false)
  })

  it.each(advisories)('are stored by year of the first release and id: %s', (path) => {
    const { tracking } = JSON.parse(text(path)).document
    expect(path).toBe(`${tracking.initial_release_date.slice(0, 4)}/${tracking.id.toLowerCase()}.json`)
    expect(tracking.version).toBe(String(tracking.revision_history.length))
  })

  it('come with metadata that names their URL and the signing key', () => {
    const metadata = JSON.parse(text('provider-metadata.json'))
    expect(metadata.canonical_url).toBe('https://shop.test/.well-known/csaf/provider-metadata.json')
    const block = unarmoured(text('signing-key.asc'))
    // Version 4: SHA-1 of 0x99, the length of the key packet, and the packet.
    const packet = block.subarray(2, 2 + block[1]!)
    const fingerprint = createHash('sha1')
      .update(Buffer.from([0x99, packet.length >> 8, packet.length & 0xff]))
      .update(packet)
      .digest('hex')
    expect(metadata.public_openpgp_keys[0].fingerprint.toLowerCase()).toBe(fingerprint)
  })

  it('list all shops as affected in exactly one advisory', () => {
    const affected = advisories.filter((path) =>
      JSON.parse(text(path)).vulnerabilities.some(
        ({ product_status }: { product_status: { known_affected?: string[] } }) =>
          product_status.known_affected?.includes('FF-ALL'),
      ),
    )
    expect(affected).toHaveLength(1)
  })
})
