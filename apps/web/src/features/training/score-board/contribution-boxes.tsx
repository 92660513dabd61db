import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../../lib/services.ts'
import styles from './score-board.module.css'

/** Source code of the original project. Links to it use the shop's redirect. */
const CODE = 'https://github.com/juice-shop/juice-shop'

/** Ways to contribute, as far as the configuration enables them. */
export function ContributionBoxes() {
  const { t } = useTranslation()
  const { base } = useServices()
  const { showGitHubLinks, social } = useConfiguration().application
  if (!showGitHubLinks && !social.questionnaireUrl) return null
  return (
    <div className={styles.boxes}>
      {showGitHubLinks && (
        <a className={styles.box} href={new URL(`redirect?${new URLSearchParams({ to: CODE })}`, base).href}>
          <Icon name="heart" />
          {t('CONTRIBUTE_HINT')}
        </a>
      )}
      {social.questionnaireUrl && (
        <a className={styles.box} href={social.questionnaireUrl} target="_blank" rel="noreferrer">
          <Icon name="feedback" />
          {t('QUESTIONNAIRE_HINT')}
        </a>
      )}
    </div>
  )
}
