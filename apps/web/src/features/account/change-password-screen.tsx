import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import styles from './account.module.css'
import { PasswordAdvice } from './password-advice.tsx'
import { PASSWORD_LENGTH } from './password-strength.ts'

interface PasswordChange {
  readonly current: string
  readonly new: string
  readonly repeat: string
}

/** A new password for who knows the present one. */
export function ChangePasswordScreen() {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const title = useId()
  const { register, handleSubmit, control, formState, trigger, reset } = useForm<PasswordChange>({
    mode: 'onTouched',
    defaultValues: { current: '', new: '', repeat: '' },
  })
  const [password, repeat] = useWatch({ control, name: ['new', 'repeat'] })
  const { errors } = formState

  const change = useMutation({
    mutationFn: (passwords: PasswordChange) => api.call('GET /rest/user/change-password', { query: { ...passwords } }),
    onSuccess: () => {
      reset()
      snackbars.show('confirmation', t('PASSWORD_SUCCESSFULLY_CHANGED'))
    },
  })

  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h1 id={title} className="heading">
        {t('TITLE_CHANGE_PASSWORD')}
      </h1>
      <p className={styles.intro}>{t('CHANGE_PASSWORD_INTRO')}</p>
      <form
        className={styles.form}
        noValidate
        onFocus={(event) => event.target instanceof HTMLInputElement && change.isError && change.reset()}
        onSubmit={handleSubmit((passwords) => change.mutate(passwords))}
      >
        <div role="alert">
          {change.isError && <p className={`${styles.failure} error`}>{errorText(change.error, t)}</p>}
        </div>
        <PasswordField
          id="currentPassword"
          label={t('CURRENT_PASSWORD')}
          autoComplete="current-password"
          error={errors.current?.message}
          {...register('current', { required: t('MANDATORY_CURRENT_PASSWORD') })}
        />
        <PasswordField
          id="newPassword"
          label={t('NEW_PASSWORD')}
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          hint={t('PASSWORD_LENGTH_HINT')}
          counter={`${password.length}/${PASSWORD_LENGTH.max}`}
          error={errors.new?.message}
          {...register('new', {
            required: t('MANDATORY_NEW_PASSWORD'),
            minLength: { value: PASSWORD_LENGTH.min, message: t('INVALID_PASSWORD_LENGTH') },
            maxLength: { value: PASSWORD_LENGTH.max, message: t('INVALID_PASSWORD_LENGTH') },
            onChange: () => repeat !== '' && trigger('repeat'),
          })}
        />
        <PasswordField
          id="newPasswordRepeat"
          label={t('PASSWORD_REPEAT')}
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          counter={`${repeat.length}/${PASSWORD_LENGTH.max}`}
          error={errors.repeat?.message}
          {...register('repeat', {
            required: t('MANDATORY_PASSWORD_REPEAT'),
            validate: (repeat, { new: password }) => repeat === password || t('PASSWORDS_NOT_MATCHING'),
          })}
        />
        <PasswordAdvice password={password} />
        <Button
          id="changeButton"
          look="primary"
          type="submit"
          aria-busy={change.isPending}
          disabled={!formState.isValid || change.isPending}
        >
          {t('TITLE_CHANGE_PASSWORD')}
        </Button>
      </form>
    </section>
  )
}
