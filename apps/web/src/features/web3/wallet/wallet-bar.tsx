import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberToHex } from 'viem'
import { useConfiguration } from '../../../lib/services.ts'
import { useChainAddress } from './chain-address.ts'
import { coinText, shortAddress } from './chain-texts.ts'
import { LowEtherNotice } from './low-ether-notice.tsx'
import { PracticeWalletModal } from './practice-wallet-modal.tsx'
import styles from './wallet-bar.module.css'
import { WalletChoice } from './wallet-choice.tsx'
import type { Connected } from './wallet-connection.ts'
import { CHAIN, PRACTICE_RDNS, useConnected, useEther, useShopChain, useWeb3 } from './web3-context.ts'
import { FailureNote } from './web3-failure-note.tsx'

/** The connected wallet, its problems and their solutions. Shown above content that needs a wallet. */
export function WalletBar() {
  const { t } = useTranslation()
  const connected = useConnected()
  const chain = useShopChain()
  const queries = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className={styles.bar} aria-label={t('YOUR_WALLET')}>
      {chain.isError && (
        <div className={`${styles.trouble} error`} role="alert">
          <p>{t('WEB3_UNREACHABLE')}</p>
          <Button onClick={() => void queries.invalidateQueries({ queryKey: [CHAIN] })}>{t('TRY_AGAIN')}</Button>
        </div>
      )}
      {connected ? (
        <ConnectedWallet connected={connected} />
      ) : (
        <div className={styles.row}>
          <p className={styles.words}>
            <strong>{t('WEB3_NO_WALLET')}</strong>
            <span>{t('WEB3_NO_WALLET_HINT')}</span>
          </p>
          <Button id="connectWallet" look="primary" onClick={() => setChoosing(true)}>
            <Icon name="wallet" size={20} />
            {t('CONNECT_WALLET')}
          </Button>
        </div>
      )}
      <WalletChoice open={isChoosing} onClose={() => setChoosing(false)} />
      {connected && chain.data !== undefined && chain.data !== connected.chainId && (
        <WrongChain connected={connected} chainId={chain.data} />
      )}
      {connected && chain.data === connected.chainId && <LowEtherNotice connected={connected} />}
    </section>
  )
}

function ConnectedWallet({ connected: { wallet, address } }: { readonly connected: Connected }) {
  const { t, i18n } = useTranslation()
  const { connection } = useWeb3()
  const [isOpen, setOpen] = useState(false)
  const balance = useEther(address)
  return (
    <div className={styles.row}>
      {wallet.info.icon !== '' && <img src={wallet.info.icon} alt="" width={40} height={40} className={styles.icon} />}
      <p className={styles.words}>
        <strong>
          <span title={address}>{shortAddress(address)}</span>
          {balance.data !== undefined && ` · ${t('ETHER', { amount: coinText(balance.data, i18n.language) })}`}
        </strong>
        <span>{wallet.info.name}</span>
      </p>
      <div className={styles.actions}>
        {wallet.info.rdns === PRACTICE_RDNS && (
          <>
            <Button onClick={() => setOpen(true)}>
              <Icon name="key" size={20} />
              {t('PRACTICE_KEYS')}
            </Button>
            <PracticeWalletModal open={isOpen} onClose={() => setOpen(false)} />
          </>
        )}
        <Button look="quiet" onClick={() => void connection.disconnect()}>
          {t('DISCONNECT')}
        </Button>
      </div>
    </div>
  )
}

/** Offers to switch a wallet that is on another chain to the shop's. */
function WrongChain({ connected, chainId }: { readonly connected: Connected; readonly chainId: number }) {
  const { t } = useTranslation()
  const { connection } = useWeb3()
  const { application } = useConfiguration()
  const address = useChainAddress()
  const change = useMutation({
    mutationFn: async () => {
      const rpcUrl = (await address.refetch()).data ?? ''
      await connection.switchTo({ chainId, chainName: application.name, rpcUrl })
    },
  })
  return (
    <div className={styles.trouble} role="alert">
      <p>{t('WEB3_WRONG_CHAIN_IS', { found: connected.chainId, wanted: chainId, hex: numberToHex(chainId) })}</p>
      <Button onClick={() => change.mutate()} pending={change.isPending}>
        {t('SWITCH_CHAIN')}
      </Button>
      <FailureNote error={change.error} />
    </div>
  )
}
