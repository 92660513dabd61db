import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './basket-screen.module.css'
import { useApplyCoupon } from './coupon.ts'

/** Takes a coupon; what the shop has against one stands below the field until it is changed. */
export function CouponForm({ basketId }: { readonly basketId: number }) {
  const { t } = useTranslation()
  const { register, handleSubmit, control, reset } = useForm({ defaultValues: { coupon: '' } })
  const code = useWatch({ control, name: 'coupon' }).trim()
  const apply = useApplyCoupon(basketId)
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
        error={apply.isError ? errorText(apply.error, t) : undefined}
        {...register('coupon', { onChange: () => apply.reset() })}
      />
      <Button id="applyCouponButton" type="submit" disabled={code === ''} aria-busy={apply.isPending}>
        {t('APPLY_COUPON')}
      </Button>
    </form>
  )
}
