import { createSign, createVerify } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { quickSigningKeys } from '../testing/quick-signing-keys.ts'
import { makeSigningKeys, SigningKeyStock, type SigningKeys } from './signing-keys.ts'

/** Returns numbered pairs without generating keys. */
function numbered() {
  let made = 0
  return vi.fn(async () => ({ privateKey: `private ${++made}`, publicKey: `public ${made}` }))
}

function accepts(signer: SigningKeys, reader: SigningKeys): boolean {
  const signature = createSign('RSA-SHA256').update('a token').sign(signer.privateKey)
  return createVerify('RSA-SHA256').update('a token').verify(reader.publicKey, signature)
}

describe('SigningKeyStock', () => {
  it('generates pairs in advance, up to its size', async () => {
    const make = numbered()
    const stock = new SigningKeyStock(2, make)
    await vi.waitFor(() => expect(stock.ready).toBe(2), { timeout: 60_000 })
    expect(make).toHaveBeenCalledTimes(2)
    stock.close()
  })

  it('returns no pair twice, even when it is empty', async () => {
    const make = numbered()
    const stock = new SigningKeyStock(1, make)
    await vi.waitFor(() => expect(stock.ready).toBe(1), { timeout: 60_000 })
    const taken = await Promise.all([stock.take(), stock.take(), stock.take()])
    expect(new Set(taken.map(({ privateKey }) => privateKey)).size).toBe(3)
    stock.close()
  })

  it('generates one pair at a time, in the order of the requests, and continues after a failure', async () => {
    let underWay = 0
    let most = 0
    let made = 0
    const stock = new SigningKeyStock(0, async () => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay--
      if (++made === 2) throw new Error('no luck')
      return { privateKey: `private ${made}`, publicKey: `public ${made}` }
    })
    const taken = await Promise.allSettled([stock.take(), stock.take(), stock.take()])
    expect(taken.map((each) => (each.status === 'fulfilled' ? each.value.privateKey : each.status))).toEqual([
      'private 1',
      'rejected',
      'private 3',
    ])
    expect(most).toBe(1)
    stock.close()
  })

  it('refills the stock after a pair was taken', async () => {
    const stock = new SigningKeyStock(1, numbered())
    await vi.waitFor(() => expect(stock.ready).toBe(1), { timeout: 60_000 })
    await stock.take()
    expect(stock.ready).toBe(0)
    await vi.waitFor(() => expect(stock.ready).toBe(1), { timeout: 60_000 })
    stock.close()
  })
})

describe('a key pair', () => {
  it('signs tokens that no other pair accepts', async () => {
    const [mine, yours] = await Promise.all([makeSigningKeys(), makeSigningKeys()])
    expect(accepts(mine, mine)).toBe(true)
    expect(accepts(mine, yours)).toBe(false)
  })

  it('of the tests does the same', async () => {
    const next = quickSigningKeys()
    const [mine, yours] = [await next(), await next()]
    expect(accepts(mine, mine)).toBe(true)
    expect(accepts(mine, yours)).toBe(false)
  })
})
