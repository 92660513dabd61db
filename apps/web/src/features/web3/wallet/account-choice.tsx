import { Button } from '@fruit/look/button.tsx'
import { useStore } from '@fruit/look/store.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioCard } from '../../../ui/radio-card.tsx'
import styles from './account-choice.module.css'
import { coinText } from './chain-texts.ts'
import type { PracticeAccount, PracticeKeys } from './practice-keys.ts'
import { useEther } from './web3-context.ts'

interface AccountChoiceProps {
  readonly keys: PracticeKeys
  /** Shows buttons that remove imported accounts. */
  readonly canRemove?: boolean
}

/** The accounts of the practice wallet to choose from. */
export function AccountChoice({ keys, canRemove = false }: AccountChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const { accounts, chosen } = useStore(keys)
  return (
    <fieldset className={styles.accounts}>
      <legend className="visually-hidden">{t('PRACTICE_ACCOUNTS')}</legend>
      {accounts.map((one, index) => (
        <div key={one.account.address} className={styles.account}>
          <RadioCard
            name={name}
            value={one.account.address}
            checked={one === chosen}
            onChoose={() => keys.choose(one.account.address)}
          >
            <Account one={one} number={index + 1} />
          </RadioCard>
          {canRemove && one.isImported && (
            <Button look="quiet" onClick={() => keys.remove(one.account.address)}>
              {t('PRACTICE_REMOVE_ACCOUNT', { number: index + 1 })}
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  )
}

function Account({ one: { account, isImported }, number }: { readonly one: PracticeAccount; readonly number: number }) {
  const { t, i18n } = useTranslation()
  const { address } = account
  const balance = useEther(address)
  return (
    <span className={styles.words}>
      <strong>{t(isImported ? 'PRACTICE_IMPORTED_ACCOUNT' : 'PRACTICE_ACCOUNT', { number })}</strong>
      <code>{address}</code>
      {balance.data !== undefined && <span>{t('ETHER', { amount: coinText(balance.data, i18n.language) })}</span>}
    </span>
  )
}
