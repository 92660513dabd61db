import { Icon } from '@fruit/look/icon.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { useStore } from '@fruit/look/store.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnnouncedWallet } from './announced-wallets.ts'
import styles from './wallet-choice.module.css'
import { PRACTICE_RDNS, useWeb3 } from './web3-context.ts'
import { FailureNote } from './web3-failure-note.tsx'

/** Dialog to choose and connect one of the wallets in this browser. */
export function WalletChoice({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { wallets, connection } = useWeb3()
  const found = useStore(wallets)
  const connect = useMutation({
    mutationFn: (wallet: AnnouncedWallet) => connection.connect(wallet),
    onSuccess: onClose,
  })
  const close = () => {
    connect.reset()
    onClose()
  }
  const isPractice = ({ info }: AnnouncedWallet) => info.rdns === PRACTICE_RDNS
  const isAsking = connect.isPending && isPractice(connect.variables)
  const sorted = [...found.filter(isPractice), ...found.filter((wallet) => !isPractice(wallet))]
  return (
    // The practice wallet opens its own dialog in place of this one.
    <Modal open={open && !isAsking} onClose={close} title={t('CHOOSE_WALLET')}>
      <ul className={styles.wallets}>
        {sorted.map((wallet) => (
          <li key={wallet.info.uuid}>
            <button
              type="button"
              className={styles.wallet}
              aria-disabled={connect.isPending || undefined}
              aria-busy={connect.isPending && connect.variables === wallet}
              onClick={() => connect.isPending || connect.mutate(wallet)}
            >
              {wallet.info.icon === '' ? (
                <Icon name="wallet" size={40} />
              ) : (
                <img src={wallet.info.icon} alt="" width={40} height={40} />
              )}
              <span className={styles.words}>
                <strong>{wallet.info.name}</strong>
                <span>{isPractice(wallet) ? t('PRACTICE_WALLET_HINT') : wallet.info.rdns}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {connect.isPending && (
        <p role="status" className={styles.note}>
          {t('WEB3_WAITING', { wallet: connect.variables.info.name })}
        </p>
      )}
      <FailureNote error={connect.error} />
    </Modal>
  )
}
