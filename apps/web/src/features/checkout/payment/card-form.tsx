import type { PaymentCard } from '@fruit/contracts/calls/cards'
import { Button } from '@fruit/look/button.tsx'
import { SelectField } from '@fruit/look/select-field.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isFilled } from '../addresses/address-rules.ts'
import { useDraftForm } from '../order/use-draft-form.ts'
import styles from './card-form.module.css'
import { isCardNumber, type TypedCard, useSaveCard } from './cards.ts'

const EMPTY: TypedCard = { fullName: '', cardNum: '', expMonth: '', expYear: '' }
const MONTHS = numberOptions(1, 12)
const YEARS = numberOptions(2080, 2099)

/** Form for a payment card. Unsaved input is still there when the customer returns. */
export function CardForm({ onSaved }: { readonly onSaved: (id: PaymentCard['id']) => void }) {
  const { t } = useTranslation()
  const save = useSaveCard()
  const { form, discard } = useDraftForm('card', EMPTY)
  const { register, handleSubmit, control, formState } = form
  const { errors } = formState
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('ADD_NEW_CARD')}
      onSubmit={handleSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: ({ id }) => {
            discard()
            onSaved(id)
          },
        }),
      )}
    >
      <TextField
        label={t('NAME_ON_CARD')}
        autoComplete="cc-name"
        error={errors.fullName?.message}
        {...register('fullName', { validate: (text) => isFilled(text) || t('MANDATORY_NAME') })}
      />
      <TextField
        label={t('CARD_NUMBER')}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={19}
        error={errors.cardNum?.message}
        {...register('cardNum', {
          required: t('MANDATORY_CARD_NUMBER'),
          validate: (text) => isCardNumber(text) || t('VALID_CARD_NUMBER'),
        })}
      />
      <div className={styles.expiry}>
        <Controller
          control={control}
          name="expMonth"
          rules={{ required: t('MANDATORY_EXPIRY_MONTH') }}
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('EXPIRY_MONTH')}
              autoComplete="cc-exp-month"
              placeholder={t('MONTH')}
              options={MONTHS}
              error={errors.expMonth?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="expYear"
          rules={{ required: t('MANDATORY_EXPIRY_YEAR') }}
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('EXPIRY_YEAR')}
              autoComplete="cc-exp-year"
              placeholder={t('YEAR')}
              options={YEARS}
              error={errors.expYear?.message}
            />
          )}
        />
      </div>
      <Button
        id="submitButton"
        type="submit"
        className={styles.save}
        disabled={!formState.isValid}
        pending={save.isPending}
      >
        {t('SAVE_CARD')}
      </Button>
    </form>
  )
}

function numberOptions(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(first + index)
    return { value, label: value.padStart(2, '0') }
  })
}
