import type { DeliveryMethod } from '@fruit/contracts/calls/deliveries'
import { CallError } from '@fruit/look/api.ts'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { ignoreDoubleClick } from '@fruit/look/ignore-double-click.ts'
import { Cell, HeadCell, HeadRow, Row, Table } from '@fruit/look/table.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { amountText } from '../../../lib/price.ts'
import { useServices } from '../../../lib/services.ts'
import { useBack } from '../../../lib/use-back.ts'
import { LoadState } from '../../../ui/load-failure.tsx'
import { PostalAddress } from '../addresses/postal-address.tsx'
import { CheckoutActions } from './checkout-screen.tsx'
import { useAddress } from './chosen.ts'
import { deliveryIcon, useDeliveryMethods } from './delivery-methods.ts'
import styles from './delivery-screen.module.css'
import { OrderStep } from './order-step.tsx'
import type { PayableOrder } from './payable-order.tsx'

/** Choice of the delivery method, which is stored for the next screens. @param order content of the basket */
export function DeliveryScreen({ order }: { readonly order: PayableOrder | null }) {
  const { t } = useTranslation()
  const { session } = useServices()
  const navigate = useNavigate()
  const back = useBack()
  const methods = useDeliveryMethods()
  const [chosen, setChosen] = useState(session.checkout.deliveryMethodId)
  const choose = (id: string | null) => {
    session.checkout.deliveryMethodId = id
    setChosen(id)
  }
  const method = methods.data?.find(({ id }) => String(id) === chosen)

  return (
    <OrderStep
      step="delivery"
      title={t('TITLE_DELIVERY_METHOD')}
      order={order}
      delivery={method?.price ?? null}
      actions={
        <CheckoutActions>
          <Button onClick={ignoreDoubleClick(back)}>{t('BACK')}</Button>
          <Button
            look="primary"
            aria-label={t('CONTINUE_TO_PAYMENT')}
            disabled={!method}
            onClick={() => navigate('/payment/shop')}
          >
            {t('CONTINUE')}
            <Icon name="forward" size={20} />
          </Button>
        </CheckoutActions>
      }
    >
      <Destination />
      <LoadState query={methods} failure={t('DELIVERIES_FAILED')} />
      {methods.data && (
        <Table className={styles.speeds} aria-label={t('DELIVERY_METHODS')}>
          <HeadRow>
            <HeadCell>
              <span className="visually-hidden">{t('SELECTION')}</span>
            </HeadCell>
            <HeadCell>{t('DELIVERY_SPEED')}</HeadCell>
            <HeadCell className={styles.end}>{t('PRICE')}</HeadCell>
            <HeadCell className={styles.end}>{t('EXPECTED_IN')}</HeadCell>
          </HeadRow>
          {methods.data.map((method) => (
            <DeliveryOption
              key={method.id}
              method={method}
              isChosen={String(method.id) === chosen}
              onToggle={(on) => choose(on ? String(method.id) : null)}
            />
          ))}
        </Table>
      )}
    </OrderStep>
  )
}

/** The chosen address, or a note that none is chosen. */
function Destination() {
  const { t } = useTranslation()
  const { session } = useServices()
  const id = session.checkout.addressId
  const address = useAddress(id)
  return (
    <section className={styles.destination} aria-labelledby="delivery-address">
      <h2 id="delivery-address">{t('DELIVERY_ADDRESS')}</h2>
      {id !== null && address.isPending && <p role="status">{t('LOADING')}</p>}
      {address.data ? (
        <PostalAddress address={address.data} />
      ) : (
        (id === null || address.isError) && (
          <p>{t(isMissing(address.error) ? 'NO_ADDRESS_CHOSEN' : 'ADDRESS_FAILED')}</p>
        )
      )}
      <Link to="/address/select">{t(address.data ? 'CHANGE_ADDRESS' : 'TITLE_SELECT_ADDRESS')}</Link>
    </section>
  )
}

/** No address was requested, or the server does not know it; other failures say nothing about the choice. */
function isMissing(error: Error | null): boolean {
  return error === null || (error instanceof CallError && (error.status === 400 || error.status === 404))
}

interface DeliveryOptionProps {
  readonly method: DeliveryMethod
  readonly isChosen: boolean
  readonly onToggle: (on: boolean) => void
}

/** A row that is chosen by a click anywhere on it, and deselected by a second click; keys act on its radio button. */
function DeliveryOption({ method, isChosen, onToggle }: DeliveryOptionProps) {
  const { t, i18n } = useTranslation()
  const name = `delivery-${method.id}`
  return (
    <Row data-chosen={isChosen ? '' : undefined} onClick={() => onToggle(!isChosen)}>
      <Cell column="Selection" className={styles.selection}>
        {/* The row handles the click. The space key does not click a checked radio button. */}
        <input
          type="radio"
          name="delivery"
          checked={isChosen}
          readOnly
          aria-labelledby={name}
          onKeyDown={(event) => {
            if (event.key !== ' ' || !isChosen) return
            event.preventDefault()
            onToggle(false)
          }}
        />
      </Cell>
      <Cell column="Name" isHeader>
        <span id={name} className={styles.name}>
          <Icon name={deliveryIcon(method.icon)} />
          {method.name}
        </span>
      </Cell>
      <Cell column="Price" className={styles.price}>
        {amountText(method.price, i18n.language)}
      </Cell>
      <Cell column="ETA" className={styles.end}>
        {t('DAYS', { count: method.eta })}
      </Cell>
    </Row>
  )
}
