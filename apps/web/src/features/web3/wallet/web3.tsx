import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useServices } from '../../../lib/services.ts'
import { AnnouncedWallets, announceWallet } from './announced-wallets.ts'
import { RequestSheet } from './ask-sheet.tsx'
import { chainClient } from './chain.ts'
import { PRACTICE_ICON } from './practice-icon.ts'
import { PracticeKeys } from './practice-keys.ts'
import { PracticeProvider } from './practice-provider.ts'
import { PracticeRequests } from './practice-requests.ts'
import { shopChain } from './shop-chain.ts'
import { randomUuid } from './uuid.ts'
import { WalletConnection } from './wallet-connection.ts'
import { CHAIN, PRACTICE_RDNS, Web3Context } from './web3-context.ts'

/**
 * Provides wallets and the chain to its children, shows the requests of the practice wallet, and reconnects the last
 * wallet.
 */
export function Web3({ children }: { readonly children: ReactNode }) {
  const { base, boot } = useServices()
  const [parts] = useState(() => {
    const askChain = shopChain(base)
    const practiceKeys = new PracticeKeys(localStorage)
    const asks = new PracticeRequests()
    const wallets = new AnnouncedWallets(window)
    return {
      askChain,
      asks,
      client: chainClient(askChain),
      connection: new WalletConnection(wallets, localStorage),
      practice: new PracticeProvider({ keys: practiceKeys, asks, askChain }),
      practiceKeys,
      wallets,
    }
  })
  const { asks, practice, practiceKeys, wallets, connection } = parts
  const queries = useQueryClient()
  useEffect(() => {
    const name = (boot.configuration as { application: { name: string } }).application.name
    const info = { uuid: randomUuid(), name: `${name} Practice Wallet`, icon: PRACTICE_ICON, rdns: PRACTICE_RDNS }
    const refresh = () => practiceKeys.refresh()
    // The browser reports changes by other tabs.
    addEventListener('storage', refresh)
    const ends = [
      () => removeEventListener('storage', refresh),
      announceWallet(window, { info, provider: practice }),
      wallets.listen(),
      connection.resume(),
      connection.subscribe(() => void queries.invalidateQueries({ queryKey: [CHAIN] })),
      () => asks.refuseAll(),
    ]
    return () => {
      for (const end of ends.toReversed()) end()
    }
  }, [asks, practice, practiceKeys, wallets, connection, queries, boot])
  return (
    <Web3Context value={parts}>
      {children}
      <RequestSheet asks={asks} keys={practiceKeys} />
    </Web3Context>
  )
}
