import { validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, it } from 'vitest'
import { WALLET_PHRASE } from './feedback.ts'

it('leaks a valid BIP-39 phrase of twelve words', () => {
  expect(WALLET_PHRASE.split(' ')).toHaveLength(12)
  expect(validateMnemonic(WALLET_PHRASE, wordlist)).toBe(true)
})
