import type { Product } from '@fruit/contracts/calls/products'
import { useState } from 'react'
import { OrderHistoryScreen } from '../features/orders/order-history-screen.tsx'
import type { OrderedProduct } from '../features/orders/ordered-products.tsx'
import { ProductDialog } from '../features/products/product-dialog.tsx'
import { useFindProduct, useStock } from '../features/products/products.ts'
import { ReviewDialog } from '../features/products/review-dialog.tsx'

/** The customer's orders, from where their products can be viewed and reviewed. */
export function OrderHistory() {
  const stock = useStock()
  const find = useFindProduct()
  // Both stay set while their dialog closes.
  const [shown, setShown] = useState<Product | null>(null)
  const [reviewed, setReviewed] = useState<OrderedProduct | null>(null)
  const [open, setOpen] = useState<'product' | 'review' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <OrderHistoryScreen
        onShow={(product) =>
          find.mutate(product, {
            onSuccess: (found) => {
              setShown(found)
              // The user may have opened a review in the meantime.
              setOpen((now) => now ?? 'product')
            },
          })
        }
        onReview={(product) => {
          setReviewed(product)
          setOpen('review')
        }}
      />
      {shown && (
        <ProductDialog product={shown} quantity={stock.get(shown.id)} open={open === 'product'} onClose={close} />
      )}
      {reviewed && <ReviewDialog key={reviewed.id} product={reviewed} open={open === 'review'} onClose={close} />}
    </>
  )
}
