import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account.module.css'
import { PasswordAdvice } from './password-advice.tsx'
import { PASSWORD_LENGTH } from './password-strength.ts'

interface Registration {
  readonly email: string
  readonly password: string
  readonly passwordRepeat: string
  /** Id of the question, as text; empty until one is picked. */
  readonly securityQuestion: string
  readonly securityAnswer: string
}

/** A new account, with the question that lets its owner in again after a forgotten password. */
export function RegisterScreen() {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const navigate = useNavigate()
  const title = useId()
  const [failure, setFailure] = useState<string | null>(null)
  const questions = useQuery({
    queryKey: ['security-questions'],
    queryFn: async ({ signal }) => (await api.call('GET /api/SecurityQuestions', { signal })).data,
  })
  const { register, handleSubmit, control, formState, trigger } = useForm<Registration>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '', passwordRepeat: '', securityQuestion: '', securityAnswer: '' },
  })
  const [password, passwordRepeat] = useWatch({ control, name: ['password', 'passwordRepeat'] })
  const { errors } = formState

  const create = useMutation({
    mutationFn: async ({ securityAnswer, ...registration }: Registration) => {
      const question = questions.data?.find(({ id }) => String(id) === registration.securityQuestion)
      const { data } = await api.call('POST /api/Users', {
        body: { ...registration, securityQuestion: question, securityAnswer },
      })
      await api.call('POST /api/SecurityAnswers', {
        body: { UserId: data.id, answer: securityAnswer, SecurityQuestionId: question?.id },
      })
    },
    onSuccess: async () => {
      snackbars.show('confirmation', t('CONFIRM_REGISTER'))
      await navigate('/login')
    },
    onError: (error) => {
      const text = errorText(error, t)
      setFailure(text.charAt(0).toUpperCase() + text.slice(1))
    },
  })

  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h1 id={title} className="heading">
        {t('TITLE_REGISTER')}
      </h1>
      <p className={styles.intro}>{t('REGISTER_INTRO')}</p>
      <form
        id="registration-form"
        className={styles.form}
        noValidate
        onFocus={(event) => event.target instanceof HTMLInputElement && setFailure(null)}
        onSubmit={handleSubmit((registration) => {
          setFailure(null)
          create.mutate(registration)
        })}
      >
        <div role="alert">{failure && <p className={`${styles.failure} error`}>{failure}</p>}</div>
        <TextField
          id="emailControl"
          label={t('EMAIL')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            required: t('MANDATORY_EMAIL'),
            pattern: { value: /^[^\s@]+@[^\s@]+$/, message: t('INVALID_EMAIL') },
          })}
        />
        <PasswordField
          id="passwordControl"
          label={t('PASSWORD')}
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          hint={t('PASSWORD_LENGTH_HINT')}
          counter={`${password.length}/${PASSWORD_LENGTH.max}`}
          error={errors.password?.message}
          {...register('password', {
            required: t('MANDATORY_PASSWORD'),
            minLength: { value: PASSWORD_LENGTH.min, message: t('INVALID_PASSWORD_LENGTH') },
            maxLength: { value: PASSWORD_LENGTH.max, message: t('INVALID_PASSWORD_LENGTH') },
            onChange: () => passwordRepeat !== '' && trigger('passwordRepeat'),
          })}
        />
        <PasswordField
          id="repeatPasswordControl"
          label={t('PASSWORD_REPEAT')}
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          counter={`${passwordRepeat.length}/${PASSWORD_LENGTH.max}`}
          error={errors.passwordRepeat?.message}
          {...register('passwordRepeat', {
            required: t('MANDATORY_PASSWORD_REPEAT'),
            validate: (repeat, { password }) => repeat === password || t('PASSWORDS_NOT_MATCHING'),
          })}
        />
        <PasswordAdvice password={password} />
        <Controller
          control={control}
          name="securityQuestion"
          rules={{ required: t('MANDATORY_SECURITY_QUESTION') }}
          render={({ field }) => (
            <SelectField
              name="securityQuestion"
              label={t('SECURITY_QUESTION')}
              placeholder={t('CHOOSE_SECURITY_QUESTION')}
              hint={t('SECURITY_ANSWER_HINT')}
              options={(questions.data ?? []).map(({ id, question }) => ({ value: String(id), label: question }))}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              error={questions.isError ? t('QUESTIONS_FAILED') : errors.securityQuestion?.message}
            />
          )}
        />
        <TextField
          id="securityAnswerControl"
          label={t('SECURITY_ANSWER')}
          autoComplete="off"
          error={errors.securityAnswer?.message}
          {...register('securityAnswer', { required: t('MANDATORY_SECURITY_ANSWER') })}
        />
        <Button
          id="registerButton"
          look="primary"
          type="submit"
          aria-busy={create.isPending}
          disabled={!formState.isValid || create.isPending}
        >
          {t('REGISTER')}
        </Button>
      </form>
      <p className={styles.elsewhere}>
        {t('ALREADY_A_CUSTOMER')}{' '}
        <Link id="alreadyACustomerLink" to="/login">
          {t('LOGIN')}
        </Link>
      </p>
    </section>
  )
}
