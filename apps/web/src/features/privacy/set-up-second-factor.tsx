import { SubmitButton } from '@fruit/look/button.tsx'
import { PasswordField } from '@fruit/look/password-field.tsx'
import { QrCode } from '@fruit/look/qr-code.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { authenticatorAddress, inGroups } from './authenticator-address.ts'
import { CodeField, codeRules } from './code-field.tsx'
import styles from './privacy.module.css'
import { secondFactorErrorText } from './second-factor-error-text.ts'

interface Offer {
  /** Base32. */
  readonly secret: string
  readonly email: string
  readonly setupToken: string
}

interface SetUp {
  readonly password: string
  readonly code: string
}

interface SetUpSecondFactorProps {
  readonly offer: Offer
  /** The account now has a second factor. */
  readonly onChanged: () => Promise<unknown>
}

/** Set-up of a second factor: scan the secret, then enter a code to prove that the authenticator has it. */
export function SetUpSecondFactor({ offer, onChanged }: SetUpSecondFactorProps) {
  const { t } = useTranslation()
  const { api, snackbars } = useServices()
  const { register, handleSubmit, formState } = useForm<SetUp>({
    mode: 'onTouched',
    defaultValues: { password: '', code: '' },
  })
  const setUp = useMutation({
    mutationFn: ({ password, code }: SetUp) =>
      api.call('POST /rest/2fa/setup', {
        body: { password, setupToken: offer.setupToken, initialToken: code },
      }),
    onSuccess: async () => {
      snackbars.show('confirmation', t('CONFIRM_2FA_SETUP'))
      await onChanged()
    },
  })

  return (
    <div className={styles.steps}>
      <Secret offer={offer} />
      <section className={styles.step}>
        <h2 className={styles.stepTitle}>{t('TWO_FACTOR_AUTH_PROVE')}</h2>
        <form
          className={styles.form}
          noValidate
          onFocus={(event) => event.target instanceof HTMLInputElement && setUp.isError && setUp.reset()}
          onSubmit={handleSubmit((entered) => setUp.mutate(entered))}
        >
          <div role="alert">
            {setUp.isError && (
              <p className={`${styles.failure} error`}>{secondFactorErrorText(setUp.error, t('2FA_SETUP_ERROR'), t)}</p>
            )}
          </div>
          <PasswordField
            id="currentPasswordSetup"
            label={t('CURRENT_PASSWORD')}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', { required: t('MANDATORY_CURRENT_PASSWORD') })}
          />
          {/* Clients of the interface use both spellings of the id. */}
          <div id="initalToken">
            <CodeField id="initialToken" error={formState.errors.code?.message} {...register('code', codeRules(t))} />
          </div>
          <SubmitButton id="setupTwoFactorAuth" disabled={!formState.isValid} pending={setUp.isPending}>
            {t('TWO_FACTOR_AUTH_SET_UP')}
          </SubmitButton>
        </form>
      </section>
    </div>
  )
}

function Secret({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation()
  const { name } = useConfiguration().application
  return (
    <section className={styles.step}>
      <h2 className={styles.stepTitle}>{t('TWO_FACTOR_AUTH_SCAN')}</h2>
      <div className={styles.scan}>
        <QrCode
          text={authenticatorAddress(name, offer.email, offer.secret)}
          label={t('TWO_FACTOR_AUTH_QR_CODE', { email: offer.email })}
          className={styles.qr}
        />
        <div className={styles.manual}>
          <p>{t('TWO_FACTOR_AUTH_BY_HAND')}</p>
          <code className={styles.secret}>{inGroups(offer.secret)}</code>
          <CopyButton text={offer.secret} label={t('COPY_SECRET')} />
        </div>
      </div>
    </section>
  )
}
