import { Button } from '@fruit/look/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { parseEther } from 'viem'
import { errorText } from '../../../lib/error-text.ts'
import { useServices } from '../../../lib/services.ts'
import styles from './wallet-bar.module.css'
import type { Connected } from './wallet-connection.ts'
import { CHAIN, PRACTICE_RDNS, useEther, useWeb3 } from './web3-context.ts'

/** Accounts with less than this, in wei, are offered ether, because it may not cover their transactions. */
const LOW_BALANCE = parseEther('0.2')

/** The shop gives ether to accounts that lack it: on its chain ether is worthless and cannot be bought. */
export function LowEtherNotice({ connected: { address, wallet } }: { readonly connected: Connected }) {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const queries = useQueryClient()
  const balance = useEther(address)
  const first = useInitialEther(wallet.info.rdns === PRACTICE_RDNS)
  const fill = useMutation({
    mutationFn: () => api.call('POST /rest/web3/ether', { body: { walletAddress: address } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [CHAIN] }),
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })
  if (first.isFetching || balance.data === undefined || balance.data >= LOW_BALANCE) return null
  return (
    <div className={styles.trouble}>
      <p>{t('WEB3_LITTLE_ETHER')}</p>
      <Button onClick={() => fill.mutate()} pending={fill.isPending}>
        {t('GET_ETHER')}
      </Button>
    </div>
  )
}

/** Gives ether to the practice wallet's accounts that are new to the chain, also after the shop was reset. */
function useInitialEther(enabled: boolean) {
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
    // Once per visit of a page: afterwards the button is available.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
