import type { Product } from '@fruit/contracts/calls/products'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAddToBasket } from './basket.ts'

interface AddToBasketButtonProps {
  readonly product: Product
  readonly look?: ButtonLook
}

/** Puts a piece of a product into the basket. Each press counts: one after the other they are told to the shop. */
export function AddToBasketButton({ product, look }: AddToBasketButtonProps) {
  const { t } = useTranslation()
  const add = useAddToBasket()
  return (
    <Button
      {...(look && { look })}
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
