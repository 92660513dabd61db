import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../lib/services.ts'

/**
 * Where tools outside of this browser reach the chain of this world: they have no cookie that says which world it is, so the
 * address says it.
 */
export function useChainAddress() {
  const { base } = useServices()
  return useQuery({
    queryKey: ['chain-address'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(new URL(RPC_PATH.slice(1), base), { signal })
      const { address } = (await answer.json()) as { readonly address: string }
      // The address is a path on the shop's host; the shop may live below a path of its own.
      return new URL(address.replace(/^\//, ''), base).href
    },
  })
}
