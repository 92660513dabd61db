import type { Product } from '@fruit/contracts/calls/products'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAddToBasket } from './basket.ts'

/** Puts a piece of a product into the basket. */
export function AddToBasketButton({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const add = useAddToBasket()
  return (
    <Button
      className="btn-basket"
      aria-label={t('ADD_THIS_TO_BASKET', { product: product.name })}
      aria-busy={add.isPending}
      onClick={() => add.mutate(product)}
    >
      <Icon name="basket" size={20} />
      {t('ADD_TO_BASKET')}
    </Button>
  )
}
