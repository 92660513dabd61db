import type { DeliveryAddress } from '@fruit/contracts/calls/addresses'
import { Button, SubmitButton } from '@fruit/look/button.tsx'
import { TextArea } from '@fruit/look/text-area.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckoutActions } from '../order/checkout-screen.tsx'
import { useDraftForm } from '../order/use-draft-form.ts'
import styles from './address-form.module.css'
import { ADDRESS_LENGTHS, isFilled, isMobileNumber } from './address-rules.ts'
import { type TypedAddress, useSaveAddress } from './addresses.ts'

interface AddressFormProps {
  /** Id of the address to change; null: a new one. */
  readonly id: string | null
  /** Initial values of the fields. */
  readonly address: TypedAddress
  readonly onBack: () => void
  readonly onSaved: (address: DeliveryAddress) => unknown
}

/** The fields of an address. For a new address, unsaved input is still there when the customer returns. */
export function AddressForm({ id, address, onBack, onSaved }: AddressFormProps) {
  const { t } = useTranslation()
  const save = useSaveAddress(id)
  const { form, discard } = useDraftForm(id === null ? 'address' : null, address)
  const { register, handleSubmit, control, formState } = form
  const [zipCode, streetAddress] = useWatch({ control, name: ['zipCode', 'streetAddress'] })
  const { errors } = formState
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: (saved) => {
            discard()
            return onSaved(saved)
          },
        }),
      )}
    >
      <div className={styles.fields}>
        <TextField
          label={t('FULL_NAME')}
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName', { validate: (text) => isFilled(text) || t('MANDATORY_NAME') })}
        />
        <TextField
          label={t('MOBILE_NUMBER')}
          inputMode="numeric"
          autoComplete="tel-national"
          hint={t('MOBILE_NUMBER_HINT')}
          error={errors.mobileNum?.message}
          {...register('mobileNum', {
            setValueAs: (text: string) => text.trim(),
            required: t('MANDATORY_NUMBER'),
            validate: (text) => isMobileNumber(text) || t('INVALID_MOBILE_NUMBER'),
          })}
        />
        <div className={styles.wide}>
          <TextArea
            id="address"
            label={t('STREET_ADDRESS')}
            rows={3}
            autoComplete="street-address"
            maxLength={ADDRESS_LENGTHS.streetAddress}
            counter={`${streetAddress.length}/${ADDRESS_LENGTHS.streetAddress}`}
            error={errors.streetAddress?.message}
            {...register('streetAddress', { validate: (text) => isFilled(text) || t('MANDATORY_ADDRESS') })}
          />
        </div>
        <TextField
          label={t('ZIP_CODE')}
          autoComplete="postal-code"
          maxLength={ADDRESS_LENGTHS.zipCode}
          counter={`${zipCode.length}/${ADDRESS_LENGTHS.zipCode}`}
          error={errors.zipCode?.message}
          {...register('zipCode', { validate: (text) => isFilled(text) || t('MANDATORY_ZIP') })}
        />
        <TextField
          label={t('CITY')}
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register('city', { validate: (text) => isFilled(text) || t('MANDATORY_CITY') })}
        />
        <TextField label={t('STATE')} autoComplete="address-level1" hint={t('OPTIONAL')} {...register('state')} />
        <TextField
          label={t('COUNTRY')}
          autoComplete="country-name"
          error={errors.country?.message}
          {...register('country', { validate: (text) => isFilled(text) || t('MANDATORY_COUNTRY') })}
        />
      </div>
      <CheckoutActions>
        <Button onClick={onBack}>{t('BACK')}</Button>
        <SubmitButton id="submitButton" disabled={!formState.isValid} pending={save.isPending}>
          {t(id === null ? 'SAVE_ADDRESS' : 'SAVE')}
        </SubmitButton>
      </CheckoutActions>
    </form>
  )
}
