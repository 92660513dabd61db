import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import styles from './address-list.module.css'
import { useAddresses } from './addresses.ts'
import { NewAddressLink, type NewAddressPurpose } from './new-address-link.tsx'
import { PostalAddress } from './postal-address.tsx'

interface AddressChoiceProps {
  /** What the address is for. */
  readonly label: string
  /** What to say to who has none yet. */
  readonly emptyHint: string
  /** Of a new one. */
  readonly purpose: NewAddressPurpose
  /** Id of the chosen one. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** What follows, once there are some to choose from. */
  readonly children: ReactNode
}

/** The customer's addresses, of which one is chosen. */
export function AddressChoice({ label, emptyHint, purpose, chosen, onChoose, children }: AddressChoiceProps) {
  const { t } = useTranslation()
  const addresses = useAddresses()
  return (
    <>
      {addresses.isPending && <p role="status">{t('LOADING')}</p>}
      {addresses.isError && !addresses.data && (
        <LoadFailure title={t('ADDRESSES_FAILED')} error={addresses.error} onRetry={() => addresses.refetch()} />
      )}
      {addresses.data?.length === 0 && (
        <EmptyState picture="no-addresses" title={t('NO_ADDRESSES')} hint={emptyHint}>
          <NewAddressLink look="primary" purpose={purpose} />
        </EmptyState>
      )}
      {addresses.data && addresses.data.length > 0 && (
        <>
          <fieldset className={styles.list} aria-label={label}>
            {addresses.data.map((each) => (
              <RadioCard
                key={each.id}
                name="address"
                value={String(each.id)}
                checked={String(each.id) === chosen}
                onChoose={() => onChoose(String(each.id))}
              >
                <PostalAddress address={each} />
              </RadioCard>
            ))}
          </fieldset>
          {children}
        </>
      )}
    </>
  )
}
