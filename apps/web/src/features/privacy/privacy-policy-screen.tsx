import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { TrackingPixel } from '../../ui/tracking-pixel.tsx'
import { POLICY_SECTIONS } from './policy-sections.ts'
import styles from './privacy-policy.module.css'

/** The privacy policy. */
export function PrivacyPolicyScreen() {
  const { t } = useTranslation()
  const { base } = useServices()
  const { name, privacyContactEmail } = useConfiguration().application
  const values = { name, address: new URL(base).origin }
  return (
    <article className={styles.policy}>
      <TrackingPixel base={base} file="81px.png" path="privacy-policy" />
      <header className={styles.header}>
        <h1 className="heading">{t('TITLE_PRIVACY_POLICY')}</h1>
        <p className={styles.since}>{t('POLICY_EFFECTIVE')}</p>
        <p>
          <Policy text="POLICY_INTRO" values={values} />
        </p>
      </header>
      {POLICY_SECTIONS.map(([title, text]) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <p>
            <Policy text={text} values={values} />
          </p>
        </section>
      ))}
      <section>
        <h2>{t('POLICY_CONTACT_TITLE')}</h2>
        <p>
          {t('POLICY_CONTACT')}{' '}
          {privacyContactEmail ? (
            <a href={`mailto:${privacyContactEmail}`}>{privacyContactEmail}</a>
          ) : (
            t('POLICY_NO_CONTACT')
          )}
        </p>
      </section>
    </article>
  )
}

interface PolicyProps {
  readonly text: 'POLICY_INTRO' | (typeof POLICY_SECTIONS)[number][1]
  readonly values: Readonly<Record<string, string>>
}

function Policy({ text, values }: PolicyProps) {
  return <Trans i18nKey={text} values={values} components={{ hot: <Highlight /> }} />
}

/** Words that are highlighted on hover, touch or focus. */
function Highlight({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse comes near by keys
    <mark className={`${styles.hot} hot`} tabIndex={0}>
      {children}
    </mark>
  )
}
