import { validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, it } from 'vitest'
import { WALLET_PHRASE } from './feedback.ts'

it('gives away twelve words that are a valid BIP-39 phrase', () => {
  expect(WALLET_PHRASE.split(' ')).toHaveLength(12)
  expect(validateMnemonic(WALLET_PHRASE, wordlist)).toBe(true)
})
