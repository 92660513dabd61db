/** The first topic of an event: the Keccak-256 hash of its signature. `events.test.ts` verifies them. */
export type Topic = `0x${string}`

/** `NFTMinted(address indexed minter)` */
export const NFT_MINTED: Topic = '0x5fa41db5e47ff1475562c0ce3ae7cfb8b3871c210095b651c6d203e662354a2a'
/** `ContractExploited(address indexed exploiter)` */
export const CONTRACT_EXPLOITED: Topic = '0x82e71a5c3a4c4845c00a608705ec580d3d647c65a3e80ac4107cc1dba6754829'

/**
 * An address as an indexed value of an event.
 * @param address `0x` and 40 digits
 */
export function topicOf(address: `0x${string}`): Topic {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
