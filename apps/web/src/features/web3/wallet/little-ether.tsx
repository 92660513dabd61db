import { Button } from '@fruit/look/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { parseEther } from 'viem'
import { errorText } from '../../../lib/error-text.ts'
import { useServices } from '../../../lib/services.ts'
import styles from './wallet-bar.module.css'
import type { Connected } from './wallet-connection.ts'
import { CHAIN, PRACTICE_RDNS, useEther, useWeb3 } from './web3-context.ts'

/** With less than this, in wei, an account is offered ether: it may not be enough for what it wants to do. */
const LITTLE = parseEther('0.2')

/** The shop gives ether to who has none: on its chain it is worth nothing, and nobody can buy it. */
export function LittleEther({ connected: { address, wallet } }: { readonly connected: Connected }) {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const queries = useQueryClient()
  const balance = useEther(address)
  const first = useFirstEther(wallet.info.rdns === PRACTICE_RDNS)
  const fill = useMutation({
    mutationFn: () => api.call('POST /rest/web3/ether', { body: { walletAddress: address } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [CHAIN] }),
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })
  if (first.isFetching || balance.data === undefined || balance.data >= LITTLE) return null
  return (
    <div className={styles.trouble}>
      <p>{t('WEB3_LITTLE_ETHER')}</p>
      <Button onClick={() => fill.mutate()} pending={fill.isPending}>
        {t('GET_ETHER')}
      </Button>
    </div>
  )
}

/** The accounts of the practice wallet that a chain has not seen yet get ether, also after a new shop. */
function useFirstEther(enabled: boolean) {
  const { api } = useServices()
  const { client, practiceKeys } = useWeb3()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['practice-ether'],
    queryFn: async () => {
      for (const { account, isImported } of practiceKeys.state.accounts) {
        const { address } = account
        if (isImported || (await client.getBalance({ address })) > 0n) continue
        if ((await client.getTransactionCount({ address })) > 0) continue
        await api.call('POST /rest/web3/ether', { body: { walletAddress: address } })
        await queries.invalidateQueries({ queryKey: [CHAIN] })
      }
      return true
    },
    enabled,
    retry: false,
    // Once for each visit of a page: afterwards the button is there.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
