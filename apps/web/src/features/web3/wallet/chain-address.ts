import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../lib/services.ts'

/**
 * Address at which external tools reach the chain of this world. They have no cookie, so the address identifies the
 * world.
 */
export function useChainAddress() {
  const { base } = useServices()
  return useQuery({
    queryKey: ['chain-address'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(new URL(RPC_PATH.slice(1), base), { signal })
      const { address } = (await answer.json()) as { readonly address: string }
      // The address is a path on the shop's host; the shop may be served below a path of its own.
      return new URL(address.replace(/^\//, ''), base).href
    },
  })
}
