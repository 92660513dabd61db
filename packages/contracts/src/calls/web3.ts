import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, plainText, success, text } from '../shapes.ts'
import { challenge } from './training.ts'

const call = callsOf({ tag: 'Web3', access: 'open' })

/** The result as a message, and the row of the challenge that it concerns: null where there is none. */
const finding = z
  .object({ success: z.boolean(), message: z.string(), status: challenge.nullable() })
  .meta({ id: 'Web3Finding' })

const chainIsGone = plainText.describe('The chain does not answer.')

/** An account's address as clients send it; other text gets a refusal. */
const walletAddress = text.optional().describe('Address of an account: `0x` and 40 hexadecimal digits.')

const MINTER = '0x12768701B71C265432bB00ee7999d488415d769D'

export const nftUnlocked = call('GET /rest/web3/nftUnlocked', {
  summary: 'Whether somebody brought the key of the wallet that holds the NFT',
  answers: { 200: z.object({ status: z.boolean() }) },
})

export const submitKey = call('POST /rest/web3/submitKey', {
  summary: 'Compares a key with the private key of the wallet that holds the NFT',
  example: { body: { privateKey: MINTER }, status: 401 },
  body: z.looseObject({ privateKey: asked(text.optional()) }),
  answers: { 200: finding, 400: failure, 401: finding },
})

export const nftMintListen = call('GET /rest/web3/nftMintListen', {
  summary: 'Begins to listen for new honey pots; a chain that keeps its events is listened to from its first block',
  answers: { 200: z.object({ success: z.literal(true), message: z.string() }), 500: chainIsGone },
})

export const walletNftVerify = call('POST /rest/web3/walletNFTVerify', {
  summary: 'Whether an account has minted a honey pot that was not verified before',
  example: { body: { walletAddress: MINTER } },
  body: z.looseObject({ walletAddress }),
  answers: { 200: finding, 400: failure, 500: chainIsGone },
})

export const walletExploitAddress = call('POST /rest/web3/walletExploitAddress', {
  summary: 'Names an account whose dealings with the bank are to be watched',
  example: { body: { walletAddress: MINTER } },
  body: z.looseObject({ walletAddress }),
  answers: {
    200: z
      .object({ success: z.literal(true), message: z.string() })
      .describe('Also for what is no address: that is not watched.'),
    400: failure,
    500: chainIsGone,
  },
})

export const giveEther = call('POST /rest/web3/ether', {
  summary: "Pays an account up to 10 ether from the shop's own, on the chain where it is worth nothing",
  example: { body: { walletAddress: MINTER } },
  ownPagesOnly: true,
  body: z.looseObject({ walletAddress: asked(walletAddress) }),
  answers: {
    200: success(z.object({ balance: z.string().describe('What the account has now, in wei.') })),
    400: failure,
    403: failure,
    409: failure.describe('The account has enough, or the shop has given as often as it may.'),
    500: chainIsGone,
  },
})
