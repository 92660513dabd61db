import { SubmitButton } from '@fruit/look/button.tsx'
import { PasswordField } from '@fruit/look/password-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.ts'
import styles from './privacy.module.css'
import { secondFactorErrorText } from './second-factor-error-text.ts'

interface Removal {
  readonly password: string
}

/** Removes the second factor of the account. */
export function RemoveSecondFactor({ onChanged }: { readonly onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const { register, handleSubmit, formState } = useForm<Removal>({
    mode: 'onTouched',
    defaultValues: { password: '' },
  })
  const remove = useMutation({
    mutationFn: ({ password }: Removal) => api.call('POST /rest/2fa/disable', { body: { password } }),
    onSuccess: async () => {
      snackbars.show('confirmation', t('CONFIRM_2FA_DISABLE'))
      await onChanged()
    },
  })
  return (
    <form
      className={styles.form}
      noValidate
      onFocus={(event) => event.target instanceof HTMLInputElement && remove.isError && remove.reset()}
      onSubmit={handleSubmit((entered) => remove.mutate(entered))}
    >
      <div role="alert">
        {remove.isError && (
          <p className={`${styles.failure} error`}>{secondFactorErrorText(remove.error, t('2FA_SETUP_ERROR'), t)}</p>
        )}
      </div>
      <PasswordField
        id="currentPasswordDisable"
        label={t('CURRENT_PASSWORD')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: t('MANDATORY_CURRENT_PASSWORD') })}
      />
      <SubmitButton id="disableTwoFactorAuth" disabled={!formState.isValid} pending={remove.isPending}>
        {t('TWO_FACTOR_AUTH_REMOVE')}
      </SubmitButton>
    </form>
  )
}
