import { showOrderId } from '@fruit/isomorphic/orders/seams'
import { SubmitButton } from '@fruit/look/button.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useSeam } from '../../lib/services.ts'
import { sheetClass } from '../../ui/sheet.ts'
import { DeliveryProgress } from './delivery-progress.tsx'
import { deliveryStatus } from './delivery-status.ts'
import { OrderedProducts } from './ordered-products.tsx'
import styles from './track-result.module.css'
import { isKnown, type TrackedOrder, useTrackedOrder } from './tracked-order.ts'

/** Delivery status of the order that the query parameter `id` names. */
export function TrackResultScreen() {
  return <Tracking isNew={false} />
}

/** The same for an order that was just placed. */
export function TrackNewOrderScreen() {
  return <Tracking isNew />
}

function Tracking({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const tracked = useTrackedOrder(id)
  const order = tracked.data

  return (
    <div className={styles.screen}>
      <h1 className="heading">{t('TITLE_TRACK_ORDER')}</h1>
      {id === '' && <p className={styles.intro}>{t('TRACK_ORDER_INTRO')}</p>}
      {id !== '' && tracked.isPending && <p role="status">{t('LOADING')}</p>}
      {tracked.isError && (
        <p className={`${styles.failure} error`} role="alert">
          {errorText(tracked.error, t)}
        </p>
      )}
      {order && <Result order={order} isNew={isNew} />}
      {(id === '' || tracked.isError || (order && !isKnown(order))) && <OrderNumberForm key={id} id={id} />}
    </div>
  )
}

function Result({ order, isNew }: { readonly order: TrackedOrder; readonly isNew: boolean }) {
  const { t } = useTranslation()
  const toMarkup = useSeam(showOrderId)
  return (
    <section className={sheetClass(styles.result)}>
      <h2 className={styles.number}>
        {t('ORDER_NUMBER')}{' '}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what becomes of the number is decided at the seam */}
        <span id="orderId" key={order.orderId} dangerouslySetInnerHTML={{ __html: toMarkup(order.orderId) }} />
      </h2>
      {isKnown(order) ? (
        <>
          <DeliveryProgress status={deliveryStatus(order, isNew)} />
          <div className={styles.facts}>
            <p>{t('ORDERED_BY', { email: order.email })}</p>
            {order.eta !== undefined && <p id="eta">{t('EXPECTED_DELIVERY', { eta: order.eta })}</p>}
          </div>
          <OrderedProducts order={order} />
        </>
      ) : (
        <p role="status">{t('ORDER_UNKNOWN')}</p>
      )}
    </section>
  )
}

/** Form for the number of another order. */
function OrderNumberForm({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = String(new FormData(event.currentTarget).get('id') ?? '').trim()
        if (wanted !== '') void navigate(`/track-result?${new URLSearchParams({ id: wanted })}`)
      }}
    >
      <TextField name="id" label={t('ORDER_NUMBER')} defaultValue={id} autoComplete="off" spellCheck={false} required />
      <SubmitButton>{t('TRACK_ORDER')}</SubmitButton>
    </form>
  )
}
