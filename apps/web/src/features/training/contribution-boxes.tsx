import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import styles from './score-board.module.css'

/** Where the code of this kind of shop is; links to it go through the shop's own way out. */
const CODE = 'https://github.com/juice-shop/juice-shop'

/** How a player can give something back, as far as the configuration offers it. */
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
