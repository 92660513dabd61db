import { bytesToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { WALLET_PHRASE } from '../seed/feedback.ts'
import { classifyKey, PHRASE_ADDRESS, PHRASE_KEY } from './phrase-key.ts'

const account = mnemonicToAccount(WALLET_PHRASE)

it('key and address are those of the first account of the phrase', () => {
  expect(bytesToHex(account.getHdKey().privateKey!)).toBe(`0x${PHRASE_KEY}`)
  expect(account.address.toLowerCase()).toBe(`0x${PHRASE_ADDRESS}`)
})

describe('submitted key', () => {
  it.each([`0x${PHRASE_KEY}`, PHRASE_KEY, PHRASE_KEY.toUpperCase(), ` 0x${PHRASE_KEY}\n`])(
    'recognises the private key: %j',
    (text) => {
      expect(classifyKey(text)).toBe('right')
    },
  )

  it.each([account.address, PHRASE_ADDRESS])('recognises the address: %j', (text) =>
    expect(classifyKey(text)).toBe('address'),
  )

  it('recognises the public key in every form', () => {
    expect(classifyKey(account.publicKey)).toBe('public key')
    expect(classifyKey(account.publicKey.slice(4))).toBe('public key')
    // Prefix of a compressed key: the second coordinate is even or odd.
    const sign = Number.parseInt(account.publicKey.slice(-1), 16) % 2 === 0 ? '02' : '03'
    expect(classifyKey(sign + account.publicKey.slice(4, 68))).toBe('public key')
  })

  it.each(['', '0x', WALLET_PHRASE, `${PHRASE_KEY}0`, PHRASE_KEY.slice(1), `0x0x${PHRASE_KEY}`])(
    'classifies as other: %j',
    (text) => expect(classifyKey(text)).toBe('other'),
  )

  it('classifies the key of the second account as other', () => {
    const second = mnemonicToAccount(WALLET_PHRASE, { addressIndex: 1 })
    expect(classifyKey(bytesToHex(second.getHdKey().privateKey!))).toBe('other')
  })
})
