import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account.module.css'
import { PasswordAdvice } from './password-advice.tsx'
import { PASSWORD_LENGTH } from './password-strength.ts'
import { useSettled } from './use-settled.ts'

/** After so many milliseconds without a key the e-mail counts as typed. */
const LOOK_UP_AFTER = 1000
const EMAIL = /^[^\s@]+@[^\s@]+$/

interface Reset {
  readonly email: string
  readonly answer: string
  readonly password: string
  readonly passwordRepeat: string
}

const EMPTY: Reset = { email: '', answer: '', password: '', passwordRepeat: '' }

/** What became of the last try. */
interface Outcome {
  readonly kind: 'confirmation' | 'error'
  readonly text: string
}

/** A new password for who still knows the answer to the security question. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const { api } = useServices()
  const title = useId()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { register, handleSubmit, control, formState, trigger, reset } = useForm<Reset>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const [email, password, passwordRepeat] = useWatch({ control, name: ['email', 'password', 'passwordRepeat'] })
  const typed = useSettled(email, LOOK_UP_AFTER)
  const isTyped = typed === email && EMAIL.test(typed)
  const lookUp = useQuery({
    queryKey: ['security-question', typed],
    queryFn: async ({ signal }) =>
      (await api.call('GET /rest/user/security-question', { query: { email: typed }, signal })).question ?? null,
    enabled: isTyped,
  })
  const question = isTyped ? (lookUp.data?.question ?? null) : null
  const { errors } = formState

  const change = useMutation({
    mutationFn: ({ email, answer, password, passwordRepeat }: Reset) =>
      api.call('POST /rest/user/reset-password', { body: { email, answer, new: password, repeat: passwordRepeat } }),
    onSuccess: () => {
      setOutcome({ kind: 'confirmation', text: t('PASSWORD_SUCCESSFULLY_CHANGED') })
      reset(EMPTY)
    },
    onError: (error, { email }) => {
      setOutcome({ kind: 'error', text: errorText(error, t) })
      reset({ ...EMPTY, email })
    },
  })

  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h1 id={title} className="heading">
        {t('TITLE_FORGOT_PASSWORD')}
      </h1>
      <p className={styles.intro}>{t('FORGOT_PASSWORD_INTRO')}</p>
      <form
        id="forgot-password-form"
        className={styles.form}
        noValidate
        onFocus={(event) => event.target instanceof HTMLInputElement && setOutcome(null)}
        onSubmit={handleSubmit((entered) => {
          setOutcome(null)
          change.mutate(entered)
        })}
      >
        <div role="alert">
          {outcome?.kind === 'error' && <p className={`${styles.failure} error`}>{outcome.text}</p>}
        </div>
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
        <PasswordField
          id="newPassword"
          label={t('NEW_PASSWORD')}
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          hint={t('PASSWORD_LENGTH_HINT')}
          counter={`${password.length}/${PASSWORD_LENGTH.max}`}
          error={errors.password?.message}
          {...register('password', {
            required: t('MANDATORY_NEW_PASSWORD'),
            minLength: { value: PASSWORD_LENGTH.min, message: t('INVALID_PASSWORD_LENGTH') },
            maxLength: { value: PASSWORD_LENGTH.max, message: t('INVALID_PASSWORD_LENGTH') },
            onChange: () => passwordRepeat !== '' && trigger('passwordRepeat'),
          })}
          disabled={question === null}
        />
        <PasswordField
          id="newPasswordRepeat"
          label={t('PASSWORD_REPEAT')}
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          counter={`${passwordRepeat.length}/${PASSWORD_LENGTH.max}`}
          error={errors.passwordRepeat?.message}
          {...register('passwordRepeat', {
            required: t('MANDATORY_PASSWORD_REPEAT'),
            validate: (repeat, { password }) => repeat === password || t('PASSWORDS_NOT_MATCHING'),
          })}
          disabled={question === null}
        />
        <PasswordAdvice password={password} />
        <Button
          id="resetButton"
          look="primary"
          type="submit"
          aria-busy={change.isPending}
          disabled={question === null || !formState.isValid || change.isPending}
        >
          {t('CHANGE_PASSWORD')}
        </Button>
      </form>
      <p className={styles.elsewhere}>
        <Link to="/login">{t('BACK_TO_LOGIN')}</Link>
      </p>
    </section>
  )
}

/** What to say in place of the question; a space that cannot break keeps the line's height. */
function lookUpNote(isTyped: boolean, failure: string | null, unknown: string): string {
  if (!isTyped) return '\u00a0'
  return failure ?? unknown
}
