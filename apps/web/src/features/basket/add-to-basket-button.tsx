import type { Product } from '@fruit/contracts/calls/products'
import { Button, type ButtonVariant } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { useAddToBasket } from './basket.ts'

interface AddToBasketButtonProps {
  readonly product: Product
  readonly look?: ButtonVariant
}

/** Adds one piece of a product to the basket. Each click counts; the calls are made one after the other. */
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
