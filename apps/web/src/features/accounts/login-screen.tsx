import { prefillLogin } from '@fruit/isomorphic/accounts/seams'
import { Button, SubmitButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { PasswordField } from '@fruit/look/password-field.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useConfiguration, useSeam, useServices } from '../../lib/services.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './account.module.css'
import { AccountForm } from './account-form.tsx'
import { providerLoginAddress } from './outside-sign-in.ts'
import { pendingSecondFactor } from './pending-second-factor.ts'
import { screenAfterLogin } from './screen-after-login.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

/** Login with e-mail and password. Only the server checks the format of the e-mail. */
export function LoginScreen() {
  const { t } = useTranslation()
  const { api, boot, session } = useServices()
  const { googleOauth, domain } = useConfiguration().application
  const queries = useQueryClient()
  const navigate = useNavigate()
  // A login that failed on another screen leads here with the reason.
  const { state, search } = useLocation() as {
    readonly state: { readonly failure?: string } | null
    readonly search: string
  }
  const filled = useSeam(prefillLogin)(search, domain)
  const [failure, setFailure] = useState<string | null>(state?.failure ?? null)
  const { register, handleSubmit, control, formState } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: {
      email: filled?.email ?? session.rememberedEmail ?? '',
      password: filled?.password ?? '',
      rememberMe: session.rememberedEmail !== null,
    },
  })
  const outside = providerLoginAddress(boot.identityProvider, googleOauth.authorizedRedirects, location.origin)
  const [email, password] = useWatch({ control, name: ['email', 'password'] })

  const signIn = useMutation({
    mutationFn: ({ email, password }: Credentials) => api.call('POST /rest/user/login', { body: { email, password } }),
    onSuccess: async ({ authentication }, { email, rememberMe }) => {
      session.remember(rememberMe ? email : null)
      session.logIn(authentication)
      await navigate(screenAfterLogin(search))
      await queries.invalidateQueries()
    },
    onError: async (error, { email, rememberMe }) => {
      session.clear()
      const temporaryToken = pendingSecondFactor(error)
      if (temporaryToken === null) return setFailure(errorText(error, t))
      session.remember(rememberMe ? email : null)
      session.awaitSecondFactor(temporaryToken)
      await navigate('/2fa/enter', { state: { next: screenAfterLogin(search) } })
    },
  })

  return (
    <Panel title={t('TITLE_LOGIN')} intro={t('LOGIN_INTRO')} narrow>
      <AccountForm
        id="login-form"
        failure={failure}
        onTouch={() => setFailure(null)}
        onSubmit={handleSubmit((credentials) => {
          setFailure(null)
          signIn.mutate(credentials)
        })}
      >
        <TextField
          id="email"
          label={t('EMAIL')}
          aria-label={t('LOGIN_EMAIL')}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
          {...register('email', { required: t('MANDATORY_EMAIL') })}
        />
        <PasswordField
          id="password"
          label={t('PASSWORD')}
          aria-label={t('LOGIN_PASSWORD')}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: t('MANDATORY_PASSWORD') })}
        />
        <label className={styles.check}>
          <input id="rememberMe" type="checkbox" {...register('rememberMe')} />
          {t('REMEMBER_ME')}
        </label>
        <SubmitButton id="loginButton" disabled={email === '' || password === ''} pending={signIn.isPending}>
          <Icon name="login" size={20} />
          {t('LOGIN')}
        </SubmitButton>
      </AccountForm>
      {boot.identityProvider && outside !== null && (
        <>
          <p className={styles.or}>{t('OR')}</p>
          <Button id="loginButtonGoogle" onClick={() => location.assign(outside)}>
            {t('LOGIN_WITH', { provider: boot.identityProvider.name })}
          </Button>
        </>
      )}
      <p className={styles.elsewhere}>
        <Link to="/forgot-password">{t('FORGOT_PASSWORD')}</Link>
      </p>
      <p className={styles.elsewhere}>
        {t('NOT_YET_A_CUSTOMER')}{' '}
        <Link id="newCustomerLink" to="/register">
          {t('REGISTER')}
        </Link>
      </p>
    </Panel>
  )
}
