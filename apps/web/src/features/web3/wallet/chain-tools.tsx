import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useChainAddress } from './chain-address.ts'
import styles from './chain-tools.module.css'
import { useShopChain } from './web3-context.ts'

/** Addresses of the chain and its contracts for external tools, and how to reset a wallet after the shop was reset. */
export function ChainTools() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible id="chainTools" icon="settings" title={t('CHAIN_TOOLS')} open={isOpen} onToggle={setOpen}>
      <Tools />
    </Collapsible>
  )
}

function Tools() {
  const { t } = useTranslation()
  const address = useChainAddress()
  const chain = useShopChain()
  return (
    <div className={styles.tools}>
      <p>{t('CHAIN_TOOLS_HINT')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('CHAIN_ADDRESS')}</dt>
          <dd className={styles.copied}>
            <code>{address.data ?? '–'}</code>
            {address.data && <CopyButton text={address.data} label={t('COPY_ADDRESS')} />}
          </dd>
        </div>
        <div>
          <dt>{t('CHAIN_ID')}</dt>
          <dd>
            <code>{chain.data ?? '–'}</code>
          </dd>
        </div>
        {Object.entries(CONTRACTS).map(([name, contract]) => (
          <div key={name}>
            <dt>{t('CONTRACT', { name })}</dt>
            <dd>
              <code>{contract.address}</code>
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('OLD_NONCES')}</h3>
      <p>{t('OLD_NONCES_HINT')}</p>
    </div>
  )
}
