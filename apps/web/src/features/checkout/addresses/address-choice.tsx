import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-failure.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import styles from './address-list.module.css'
import { useAddresses } from './addresses.ts'
import { NewAddressLink, type NewAddressPurpose } from './new-address-link.tsx'
import { PostalAddress } from './postal-address.tsx'

interface AddressChoiceProps {
  /** Label of the group: the purpose of the address. */
  readonly label: string
  /** Hint for customers without an address. */
  readonly emptyHint: string
  /** Purpose of a new address. */
  readonly purpose: NewAddressPurpose
  /** Id of the chosen address. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** Shown below the addresses if there are any. */
  readonly children: ReactNode
}

/** The customer's addresses to choose from. */
export function AddressChoice({ label, emptyHint, purpose, chosen, onChoose, children }: AddressChoiceProps) {
  const { t } = useTranslation()
  const addresses = useAddresses()
  return (
    <>
      <LoadState query={addresses} failure={t('ADDRESSES_FAILED')} />
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
