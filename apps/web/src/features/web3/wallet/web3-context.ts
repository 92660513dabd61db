import { useStore } from '@fruit/look/store.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { AnnouncedWallets } from './announced-wallets.ts'
import type { ChainClient } from './chain.ts'
import type { AskChain } from './eip1193.ts'
import type { PracticeKeys } from './practice-keys.ts'
import type { Connected, WalletConnection } from './wallet-connection.ts'

/** Query key of all data from the chain, which is invalidated after a transaction. */
export const CHAIN = 'chain'
/** Identifier of the practice wallet. `.test` is a reserved top-level domain, so no other wallet uses it. */
export const PRACTICE_RDNS = 'test.fruit.practice'

/** Services of the screens that use the chain. */
export interface Web3Parts {
  readonly wallets: AnnouncedWallets
  readonly connection: WalletConnection
  readonly client: ChainClient
  readonly askChain: AskChain
  readonly practiceKeys: PracticeKeys
}

/** Provided by `Web3`. */
export const Web3Context = createContext<Web3Parts | null>(null)

/** @throws Error outside `Web3` */
export function useWeb3(): Web3Parts {
  const parts = use(Web3Context)
  if (!parts) throw new Error('Wrap this screen in <Web3>: it needs wallets and the chain.')
  return parts
}

/** The connected wallet; null if there is none. */
export function useConnected(): Connected | null {
  return useStore(useWeb3().connection)
}

/** Id of the shop's chain. */
export function useShopChain() {
  const { client } = useWeb3()
  return useQuery({ queryKey: [CHAIN, 'id'], queryFn: () => client.getChainId(), staleTime: Number.POSITIVE_INFINITY })
}

/** Ether of an account, in wei. */
export function useEther(address: `0x${string}`) {
  const { client } = useWeb3()
  return useQuery({ queryKey: [CHAIN, 'ether', address], queryFn: () => client.getBalance({ address }) })
}
