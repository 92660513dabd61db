import { DataTable } from '@fruit/look/data-table.tsx'
import { Cell, Row } from '@fruit/look/table.tsx'
import { useTranslation } from 'react-i18next'
import { PaginatedList } from '../../ui/paginated-list.tsx'
import { type StockedProduct, useSetPrice, useSetQuantity, useStockedProducts } from './accounting.ts'
import { NumberCell } from './number-cell.tsx'

/** All products with their prices and stock. */
export function StockList() {
  const { t } = useTranslation()
  const products = useStockedProducts()
  return (
    <PaginatedList
      title={t('PRODUCTS_AND_STOCK')}
      pagesLabel={t('PAGES')}
      rows={products}
      failure={t('PRODUCTS_FAILED')}
      empty={<p>{t('NO_PRODUCTS')}</p>}
    >
      {(rows) => (
        <DataTable
          caption={t('PRODUCTS_AND_STOCK')}
          columns={[{ label: t('PRODUCT') }, { label: t('PRICE') }, { label: t('QUANTITY') }]}
        >
          {rows.map((row) => (
            <ProductRow key={row.product.id} {...row} />
          ))}
        </DataTable>
      )}
    </PaginatedList>
  )
}

function ProductRow({ product, stock }: StockedProduct) {
  const { t } = useTranslation()
  const price = useSetPrice()
  const quantity = useSetQuantity()
  return (
    <Row>
      <Cell column="Product" isHeader>
        {product.name}
      </Cell>
      <Cell column="Price">
        <NumberCell
          label={t('PRICE_OF', { product: product.name })}
          saveLabel={t('SAVE_PRICE_OF', { product: product.name })}
          sign="¤"
          value={product.price}
          decimals={2}
          isSaving={price.isPending}
          onSave={(to, saved) => price.mutate({ product, to }, { onSuccess: saved })}
        />
      </Cell>
      <Cell column="Quantity">
        {stock && (
          <NumberCell
            label={t('QUANTITY_OF', { product: product.name })}
            saveLabel={t('SAVE_QUANTITY_OF', { product: product.name })}
            sign={t('PIECES')}
            value={stock.quantity}
            decimals={0}
            isSaving={quantity.isPending}
            onSave={(to, saved) => quantity.mutate({ product, stock, to }, { onSuccess: saved })}
          />
        )}
      </Cell>
    </Row>
  )
}
