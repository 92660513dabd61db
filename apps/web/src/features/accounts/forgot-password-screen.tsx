import { SubmitButton } from '@fruit/look/button.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './account.module.css'
import { AccountForm } from './account-form.tsx'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'

/** Delay after the last keystroke before the e-mail's security question is requested, in milliseconds. */
const LOOKUP_DELAY_MS = 1000
const EMAIL = /^[^\s@]+@[^\s@]+$/

interface Reset extends NewPassword {
  readonly email: string
  readonly answer: string
}

const EMPTY: Reset = { email: '', answer: '', password: '', passwordRepeat: '' }

/** Result of the last attempt. */
interface Outcome {
  readonly kind: 'confirmation' | 'error'
  readonly text: string
}

/** Form for a new password, which requires the answer to the security question. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const { api } = useServices()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = useForm<Reset>({ mode: 'onTouched', defaultValues: EMPTY })
  const { register, handleSubmit, control, formState, reset } = form
  const email = useWatch({ control, name: 'email' })
  const typed = useDebounced(email, LOOKUP_DELAY_MS)
  const isTyped = typed === email && EMAIL.test(typed)
  const lookUp = useShopQuery(
    ['security-question', typed],
    async (call) => (await call('GET /rest/user/security-question', { query: { email: typed } })).question ?? null,
    { enabled: isTyped },
  )
  const question = isTyped ? (lookUp.data?.question ?? null) : null
  const { errors } = formState

  const change = useMutation({
    mutationFn: ({ email, answer, password, passwordRepeat }: Reset) =>
      api.call('POST /rest/user/reset-password', { body: { email, answer, new: password, repeat: passwordRepeat } }),
    onSuccess: () => {
      setOutcome({ kind: 'confirmation', text: t('PASSWORD_SUCCESSFULLY_CHANGED') })
      reset(EMPTY)
    },
    onError: (error) => {
      setOutcome({ kind: 'error', text: errorText(error, t) })
      reset(EMPTY)
    },
  })

  return (
    <Panel title={t('TITLE_FORGOT_PASSWORD')} intro={t('FORGOT_PASSWORD_INTRO')} narrow>
      <AccountForm
        id="forgot-password-form"
        failure={outcome?.kind === 'error' ? outcome.text : null}
        onTouch={() => setOutcome(null)}
        onSubmit={handleSubmit((entered) => {
          setOutcome(null)
          change.mutate(entered)
        })}
      >
        <div role="status">
          {outcome?.kind === 'confirmation' && <p className={`${styles.confirmation} confirmation`}>{outcome.text}</p>}
        </div>
        <TextField
          id="email"
          label={t('EMAIL')}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', {
            required: t('MANDATORY_EMAIL'),
            pattern: { value: EMAIL, message: t('INVALID_EMAIL') },
          })}
        />
        <p className={styles.question} data-known={question === null ? undefined : ''} role="status">
          {lookUp.isFetching && isTyped
            ? t('LOADING')
            : (question ?? lookUpNote(isTyped, lookUp.error && errorText(lookUp.error, t), t('NO_SECURITY_QUESTION')))}
        </p>
        <TextField
          id="securityAnswer"
          label={t('SECURITY_ANSWER')}
          autoComplete="off"
          error={errors.answer?.message}
          {...register('answer', { required: t('MANDATORY_SECURITY_ANSWER') })}
          disabled={question === null}
        />
        <FormProvider {...form}>
          <NewPasswordFields
            ids={['newPassword', 'newPasswordRepeat']}
            label={t('NEW_PASSWORD')}
            mandatory={t('MANDATORY_NEW_PASSWORD')}
            disabled={question === null}
          />
        </FormProvider>
        <SubmitButton id="resetButton" disabled={question === null || !formState.isValid} pending={change.isPending}>
          {t('CHANGE_PASSWORD')}
        </SubmitButton>
      </AccountForm>
      <p className={styles.elsewhere}>
        <Link to="/login">{t('BACK_TO_LOGIN')}</Link>
      </p>
    </Panel>
  )
}

/** Text in place of the question; a non-breaking space keeps the line's height. */
function lookUpNote(isTyped: boolean, failure: string | null, unknown: string): string {
  if (!isTyped) return '\u00a0'
  return failure ?? unknown
}

/**
 * A debounced value: it follows another one that has not changed for a while.
 *
 * @param milliseconds for which the value must not change
 */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
