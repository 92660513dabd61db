import { SubmitButton } from '@fruit/look/button.tsx'
import { PasswordField } from '@fruit/look/password-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { Panel } from '../../ui/panel.tsx'
import { AccountForm } from './account-form.tsx'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'

/** Password policy of the help desk. It is not enforced for other users. */
const HELP_DESK_RULE = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{12,30}$/

interface PasswordChange extends NewPassword {
  readonly current: string
}

/** Form to change the password, which requires the current one. */
export function ChangePasswordScreen() {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const { email } = useSession()
  const form = useForm<PasswordChange>({
    mode: 'onTouched',
    defaultValues: { current: '', password: '', passwordRepeat: '' },
  })
  const { register, handleSubmit, formState, reset } = form

  const change = useMutation({
    mutationFn: ({ current, password, passwordRepeat }: PasswordChange) => {
      if (email?.startsWith('support@') && !HELP_DESK_RULE.test(password))
        console.warn('Help desk: 12 to 30 characters, with a capital, a small letter, a digit and one of @$!%*?&.')
      return api.call('GET /rest/user/change-password', { query: { current, new: password, repeat: passwordRepeat } })
    },
    onSuccess: () => {
      reset()
      snackbars.show('confirmation', t('PASSWORD_SUCCESSFULLY_CHANGED'))
    },
  })

  return (
    <Panel title={t('TITLE_CHANGE_PASSWORD')} intro={t('CHANGE_PASSWORD_INTRO')} narrow>
      <AccountForm
        failure={change.isError ? errorText(change.error, t) : null}
        onTouch={() => change.isError && change.reset()}
        onSubmit={handleSubmit((passwords) => change.mutate(passwords))}
      >
        <PasswordField
          id="currentPassword"
          label={t('CURRENT_PASSWORD')}
          autoComplete="current-password"
          error={formState.errors.current?.message}
          {...register('current', { required: t('MANDATORY_CURRENT_PASSWORD') })}
        />
        <FormProvider {...form}>
          <NewPasswordFields
            ids={['newPassword', 'newPasswordRepeat']}
            label={t('NEW_PASSWORD')}
            mandatory={t('MANDATORY_NEW_PASSWORD')}
          />
        </FormProvider>
        <SubmitButton id="changeButton" disabled={!formState.isValid} pending={change.isPending}>
          {t('TITLE_CHANGE_PASSWORD')}
        </SubmitButton>
      </AccountForm>
    </Panel>
  )
}
