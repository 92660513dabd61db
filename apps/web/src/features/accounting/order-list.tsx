import type { Order } from '@fruit/contracts/calls/orders'
import { Button } from '@fruit/look/button.tsx'
import { actionsCell, DataTable, numberCell } from '@fruit/look/data-table.tsx'
import { ignoreDoubleClick } from '@fruit/look/ignore-double-click.ts'
import { Cell, Row } from '@fruit/look/table.tsx'
import { useTranslation } from 'react-i18next'
import { amountText } from '../../lib/price.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PaginatedList } from '../../ui/paginated-list.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import styles from './accounting.module.css'
import { useAllOrders, useToggleDelivery } from './accounting.ts'

/** All orders, newest first, with their delivery status. */
export function OrderList() {
  const { t } = useTranslation()
  const orders = useAllOrders()
  return (
    <PaginatedList
      title={t('ORDERS')}
      pagesLabel={t('PAGES_OF_ORDERS')}
      rows={orders}
      failure={t('ORDERS_FAILED')}
      empty={<EmptyState picture="no-orders" title={t('NO_ORDERS')} hint={t('NO_ORDERS_AT_ALL')} />}
    >
      {(rows) => (
        <DataTable
          caption={t('ORDERS')}
          columns={[
            { label: t('ORDER_NUMBER') },
            { label: t('CUSTOMER') },
            { label: t('TOTAL_PRICE'), isNumber: true },
            { label: t('DELIVERY_STATUS') },
            { label: t('CHANGE'), isActions: true },
          ]}
        >
          {rows.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </DataTable>
      )}
    </PaginatedList>
  )
}

function OrderRow({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation()
  const turn = useToggleDelivery()
  const { orderId, delivered } = order
  const label = delivered ? t('SET_IN_TRANSIT') : t('SET_DELIVERED')
  return (
    <Row aria-busy={turn.isPending}>
      <Cell column="OrderId" isHeader>
        <code className={styles.number}>{orderId}</code>
      </Cell>
      <Cell column="User" className={styles.customer}>
        {order.email}
      </Cell>
      <Cell column="Price" className={numberCell}>
        {amountText(order.totalPrice, i18n.language)}
      </Cell>
      <Cell column="Status">
        <StateBadge icon={delivered ? 'delivered' : 'transit'} isDone={delivered}>
          {delivered ? t('DELIVERY_DELIVERED') : t('DELIVERY_TRANSIT')}
        </StateBadge>
      </Cell>
      <Cell column="StatusButton" className={actionsCell}>
        <Button
          aria-label={`${label}: ${orderId}`}
          onClick={ignoreDoubleClick(() => turn.isPending || turn.mutate(order))}
        >
          {label}
        </Button>
      </Cell>
    </Row>
  )
}
