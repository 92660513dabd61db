import { buttonClass, SubmitButton } from '@fruit/look/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { useServices } from '../../lib/services.ts'
import { Panel } from '../../ui/panel.tsx'
import { CodeField, codeRules } from './code-field.tsx'
import styles from './privacy.module.css'
import { secondFactorErrorText } from './second-factor-error-text.ts'

/** Time for which a failure is shown, in milliseconds. */
const MESSAGE_DURATION_MS = 5000

interface Entered {
  readonly code: string
}

/** The second step of a login: the code of an authenticator app. */
export function EnterCodeScreen() {
  const { t } = useTranslation()
  const { session } = useServices()
  // Kept in the state: the login clears it while the screen is still visible.
  const [tmpToken] = useState(session.temporaryToken)
  return (
    <Panel
      title={t('TITLE_TWO_FACTOR_AUTH_ENTER')}
      intro={tmpToken === null ? t('TWO_FACTOR_AUTH_NOT_DUE') : t('TWO_FACTOR_AUTH_ENTER_INTRO')}
    >
      {tmpToken === null ? (
        <Link className={buttonClass('primary')} to="/login">
          {t('BACK_TO_LOGIN')}
        </Link>
      ) : (
        <CodeForm tmpToken={tmpToken} />
      )}
    </Panel>
  )
}

function CodeForm({ tmpToken }: { readonly tmpToken: string }) {
  const { t } = useTranslation()
  const { api, session } = useServices()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation() as { readonly state: { readonly next?: string } | null }
  const form = useRef<HTMLFormElement>(null)
  const { register, handleSubmit, formState, reset } = useForm<Entered>({
    mode: 'onTouched',
    defaultValues: { code: '' },
  })

  const verify = useMutation({
    mutationFn: ({ code }: Entered) => api.call('POST /rest/2fa/verify', { body: { tmpToken, totpToken: code } }),
    onSuccess: async ({ authentication }) => {
      session.logIn(authentication)
      await navigate(state?.next ?? '/search')
      await queries.invalidateQueries()
    },
    onError: () => {
      reset()
      form.current?.querySelector('input')?.focus()
    },
  })
  const { isError, reset: forget } = verify
  useEffect(() => {
    if (!isError) return
    const timer = setTimeout(forget, MESSAGE_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isError, forget])

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit((entered) => verify.mutate(entered))}>
        <div role="alert">
          {verify.isError && (
            <p className={`${styles.failure} error`}>
              {secondFactorErrorText(verify.error, t('INVALID_TWO_FACTOR_AUTH_TOKEN'), t)}
            </p>
          )}
        </div>
        <CodeField id="totpToken" error={formState.errors.code?.message} {...register('code', codeRules(t))} />
        <SubmitButton id="totpSubmitButton" disabled={!formState.isValid} pending={verify.isPending}>
          {t('LOGIN')}
        </SubmitButton>
      </form>
      <p className={styles.elsewhere}>
        {t('TWO_FACTOR_AUTH_TOO_LATE')} <Link to="/login">{t('BACK_TO_LOGIN')}</Link>
      </p>
    </>
  )
}
