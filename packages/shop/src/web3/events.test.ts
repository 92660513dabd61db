import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { parseAbi, toEventSelector } from 'viem'
import { expect, it } from 'vitest'
import { CONTRACT_EXPLOITED, NFT_MINTED, topicOf } from './events.ts'

it('event topics are the hashes of their signatures', () => {
  const topics = [...parseAbi(CONTRACTS.honeyPot.abi), ...parseAbi(CONTRACTS.walletBank.abi)].flatMap((part) =>
    part.type === 'event' ? [toEventSelector(part)] : [],
  )
  expect(topics).toEqual([NFT_MINTED, CONTRACT_EXPLOITED])
})

it('topicOf pads an address on the left', () => {
  expect(topicOf('0x12768701B71C265432bB00ee7999d488415d769D')).toBe(
    '0x00000000000000000000000012768701b71c265432bb00ee7999d488415d769d',
  )
})
