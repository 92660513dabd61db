import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { type AskChain, askChainAt } from './eip1193.ts'

/** The chain of this shop, for its own pages. @param base address of the shop, with a slash at the end */
export function shopChain(base: string): AskChain {
  return askChainAt(new URL(RPC_PATH.slice(1), base).href)
}
