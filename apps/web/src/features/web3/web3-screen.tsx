import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChainTools } from './wallet/chain-tools.tsx'
import { WalletBar } from './wallet/wallet-bar.tsx'
import { Web3 } from './wallet/web3.tsx'
import styles from './web3-screen.module.css'

interface Web3ScreenProps {
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

/** Frame of a screen that uses a wallet: the connected wallet, the purpose of the screen, and tools for the chain. */
export function Web3Screen({ title, intro, children }: Web3ScreenProps) {
  const { t } = useTranslation()
  return (
    <Web3>
      <div className={styles.screen}>
        <header className={styles.header}>
          <h1 className="heading">{title}</h1>
          <p>{intro}</p>
          <p className={styles.note}>{t('WEB3_PLAY_MONEY')}</p>
        </header>
        <WalletBar />
        {children}
        <ChainTools />
      </div>
    </Web3>
  )
}
