import { Button } from '@fruit/look/button.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.ts'
import type { Basket } from './basket.ts'
import { COUPON_LENGTH, useApplyCoupon, useCouponError, useRemoveCoupon } from './coupon.ts'
import styles from './coupon-form.module.css'

/** Form for a coupon; shows the server's error below the field until it is changed. */
export function CouponForm({ basket }: { readonly basket: Pick<Basket, 'id' | 'coupon'> }) {
  const { t } = useTranslation()
  const { session } = useServices()
  const { register, handleSubmit, control, reset } = useForm({ defaultValues: { coupon: '' } })
  const code = useWatch({ control, name: 'coupon' }).trim()
  const apply = useApplyCoupon(basket.id)
  const remove = useRemoveCoupon(basket)
  const hasCoupon = basket.coupon !== null || session.checkout.couponDetails !== null
  const failure = useCouponError(apply.error)
  return (
    <form
      className={styles.coupon}
      onSubmit={handleSubmit(() => apply.mutate(code, { onSuccess: () => reset() }))}
      aria-label={t('COUPON')}
    >
      <TextField
        id="coupon"
        label={t('COUPON')}
        hint={t('COUPON_HINT')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={COUPON_LENGTH}
        counter={`${code.length}/${COUPON_LENGTH}`}
        isRefusable
        error={apply.isError ? failure : undefined}
        {...register('coupon', { onChange: () => apply.reset() })}
      />
      <Button id="applyCouponButton" type="submit" disabled={code.length !== COUPON_LENGTH} pending={apply.isPending}>
        {t('APPLY_COUPON')}
      </Button>
      {hasCoupon && (
        <Button
          id="removeCouponButton"
          className={styles.remove}
          onClick={() => remove.mutate()}
          pending={remove.isPending}
        >
          {t('REMOVE_COUPON')}
        </Button>
      )}
    </form>
  )
}
