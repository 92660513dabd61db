import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../lib/services.ts'

/** Where tools outside of this browser reach the chain of this world: they have no cookie that says which world it is. */
export function useChainAddress() {
  const { base } = useServices()
  return useQuery({ queryKey: ['chain-address'], queryFn: () => new URL(RPC_PATH.slice(1), base).href })
}
