import type { DeliveryAddress } from '@fruit/contracts/calls/addresses'
import { Button, buttonClass } from '@fruit/look/button.tsx'
import { ConfirmModal } from '@fruit/look/confirm-modal.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-failure.tsx'
import { CheckoutScreen } from '../order/checkout-screen.tsx'
import styles from './address-list.module.css'
import { useAddresses, useRemoveAddress } from './addresses.ts'
import { NewAddressLink } from './new-address-link.tsx'
import { PostalAddress } from './postal-address.tsx'

/** The customer's addresses, with buttons to change and remove them. */
export function SavedAddressesScreen() {
  const { t } = useTranslation()
  const addresses = useAddresses()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <CheckoutScreen title={t('TITLE_SAVED_ADDRESSES')} headingRef={heading}>
      <LoadState query={addresses} failure={t('ADDRESSES_FAILED')} />
      {addresses.data?.length === 0 && (
        <EmptyState picture="no-addresses" title={t('NO_ADDRESSES')} hint={t('NO_ADDRESSES_HINT')}>
          <NewAddressLink look="primary" />
        </EmptyState>
      )}
      {addresses.data && addresses.data.length > 0 && (
        <>
          <ul className={styles.list}>
            {addresses.data.map((address) => (
              <AddressCard key={address.id} address={address} onRemoved={() => heading.current?.focus()} />
            ))}
          </ul>
          <p>
            <NewAddressLink look="primary" />
          </p>
        </>
      )}
    </CheckoutScreen>
  )
}

interface AddressCardProps {
  readonly address: DeliveryAddress
  /** Called after the card is gone, and the focus with it. */
  readonly onRemoved: () => void
}

function AddressCard({ address, onRemoved }: AddressCardProps) {
  const { t } = useTranslation()
  const remove = useRemoveAddress()
  const [asking, setAsking] = useState(false)
  const name = `${address.streetAddress}, ${address.city}`
  return (
    <li className={styles.card}>
      <PostalAddress address={address} />
      <div className={styles.actions}>
        <Link
          to={`/address/edit/${address.id}`}
          className={buttonClass('quiet')}
          aria-label={t('EDIT_ADDRESS', { address: name })}
        >
          <Icon name="edit" size={20} />
          {t('EDIT')}
        </Link>
        <Button look="quiet" aria-label={t('REMOVE_ADDRESS', { address: name })} onClick={() => setAsking(true)}>
          <Icon name="trash" size={20} />
          {t('REMOVE')}
        </Button>
      </div>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('REMOVE_ADDRESS_TITLE')}
        action={t('REMOVE')}
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(address, {
            onSuccess: onRemoved,
            onSettled: () => setAsking(false),
          })
        }
      >
        <PostalAddress address={address} />
      </ConfirmModal>
    </li>
  )
}
