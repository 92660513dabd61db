import { SubmitButton } from '@fruit/look/button.tsx'
import { SelectField } from '@fruit/look/select-field.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './account.module.css'
import { AccountForm } from './account-form.tsx'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'
import { Repetition } from './repetition.ts'

interface Registration extends NewPassword {
  readonly email: string
  /** Id of the question, as text; empty until one is chosen. */
  readonly securityQuestion: string
  readonly securityAnswer: string
}

/** Registration, with a security question for a forgotten password. */
export function RegisterScreen() {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  /** The account whose answer could not be stored: the next attempt continues from there. */
  const made = useRef<{ readonly id: number; readonly email: string; readonly password: string } | null>(null)
  const [isRepeated] = useState(() => {
    const repetition = new Repetition()
    return (password: string, repeat: string) => repetition.accepts(password, repeat)
  })
  const questions = useShopQuery(
    ['security-questions'],
    async (call) => (await call('GET /api/SecurityQuestions')).data,
  )
  const form = useForm<Registration>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '', passwordRepeat: '', securityQuestion: '', securityAnswer: '' },
  })
  const { register, handleSubmit, control, formState } = form
  const { errors } = formState

  const create = useMutation({
    mutationFn: async ({ securityAnswer, ...registration }: Registration) => {
      const question = questions.data?.find(({ id }) => String(id) === registration.securityQuestion)
      const { email, password } = registration
      if (made.current?.email !== email || made.current.password !== password) {
        const { data } = await api.call('POST /api/Users', {
          body: { ...registration, securityQuestion: question, securityAnswer },
        })
        made.current = { id: data.id, email, password }
      }
      await api.call('POST /api/SecurityAnswers', {
        body: { UserId: made.current.id, answer: securityAnswer, SecurityQuestionId: question?.id },
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
    <Panel title={t('TITLE_REGISTER')} intro={t('REGISTER_INTRO')} narrow>
      <AccountForm
        id="registration-form"
        failure={failure}
        onTouch={() => setFailure(null)}
        onSubmit={handleSubmit((registration) => {
          setFailure(null)
          create.mutate(registration)
        })}
      >
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
        <FormProvider {...form}>
          <NewPasswordFields
            ids={['passwordControl', 'repeatPasswordControl']}
            label={t('PASSWORD')}
            mandatory={t('MANDATORY_PASSWORD')}
            isRepeated={isRepeated}
          />
        </FormProvider>
        <Controller
          control={control}
          name="securityQuestion"
          rules={{ required: t('MANDATORY_SECURITY_QUESTION') }}
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('SECURITY_QUESTION')}
              placeholder={t('CHOOSE_SECURITY_QUESTION')}
              hint={t('SECURITY_ANSWER_HINT')}
              options={(questions.data ?? []).map(({ id, question }) => ({ value: String(id), label: question }))}
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
        <SubmitButton id="registerButton" disabled={!formState.isValid} pending={create.isPending}>
          {t('REGISTER')}
        </SubmitButton>
      </AccountForm>
      <p className={styles.elsewhere}>
        {t('ALREADY_A_CUSTOMER')}{' '}
        <Link id="alreadyACustomerLink" to="/login">
          {t('LOGIN')}
        </Link>
      </p>
    </Panel>
  )
}
