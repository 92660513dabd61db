import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, plainText, success, text } from '../shapes.ts'
import { challenge } from './training.ts'

const call = callsOf({ tag: 'Web3', access: 'open' })

/** The result as a message, and the row of the challenge that it concerns: null where there is none. */
const finding = z
  .object({ success: z.boolean(), message: z.string(), status: challenge.nullable() })
  .meta({ id: 'Web3Finding' })

const chainIsGone = plainText.describe('The chain does not respond.')

/** An account's address as clients send it; other text gets a refusal. */
const walletAddress = text.optional().describe('Address of an account: `0x` and 40 hexadecimal digits.')

const MINTER = '0x12768701B71C265432bB00ee7999d488415d769D'

export const nftUnlocked = call('GET /rest/web3/nftUnlocked', {
  summary: "Check whether the key of the NFT's wallet was submitted",
  answers: { 200: z.object({ status: z.boolean() }) },
})

export const submitKey = call('POST /rest/web3/submitKey', {
  summary: "Compare a key with the private key of the NFT's wallet",
  example: { body: { privateKey: MINTER }, status: 401 },
  body: z.looseObject({ privateKey: asked(text.optional()) }),
  answers: { 200: finding, 400: failure, 401: finding },
})

export const nftMintListen = call('GET /rest/web3/nftMintListen', {
  summary: "Listen for new honey pots, from the chain's first block",
  answers: { 200: z.object({ success: z.literal(true), message: z.string() }), 500: chainIsGone },
})

export const walletNftVerify = call('POST /rest/web3/walletNFTVerify', {
  summary: 'Check whether an account has minted an unverified honey pot',
  example: { body: { walletAddress: MINTER } },
  body: z.looseObject({ walletAddress }),
  answers: { 200: finding, 400: failure, 500: chainIsGone },
})

export const walletExploitAddress = call('POST /rest/web3/walletExploitAddress', {
  summary: "Watch an account's transactions with the bank",
  example: { body: { walletAddress: MINTER } },
  body: z.looseObject({ walletAddress }),
  answers: {
    200: z
      .object({ success: z.literal(true), message: z.string() })
      .describe('Also returned for an invalid address, which is not watched.'),
    400: failure,
    500: chainIsGone,
  },
})

export const giveEther = call('POST /rest/web3/ether', {
  summary: 'Top up an account to 10 ether, which is worth nothing',
  example: { body: { walletAddress: MINTER } },
  ownPagesOnly: true,
  body: z.looseObject({ walletAddress: asked(walletAddress) }),
  answers: {
    200: success(z.object({ balance: z.string().describe('New balance of the account, in wei.') })),
    400: failure,
    403: failure,
    409: failure.describe('The account has at least 1 ether, or the shop has reached its limit of payments.'),
    500: chainIsGone,
  },
})
