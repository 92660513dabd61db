import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfiguration } from '../../lib/services.ts'
import { tutorialAddress } from '../../lib/tutorial-address.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { categoryNameOf } from './category-name.ts'
import { useNextChallenge } from './challenges.ts'
import { DifficultyPips } from './difficulty-pips.tsx'
import styles from './next-for-you.module.css'

/** The challenge to go on with, and the way to it. It keeps its room while it is on its way. */
export function NextForYou() {
  const { t } = useTranslation()
  const { isEnabled } = useConfiguration().hackingInstructor
  const { data } = useNextChallenge()
  if (data === null) return <p className={styles.card}>{t('ALL_CHALLENGES_SOLVED')}</p>
  return (
    <section className={styles.card} aria-label={t('NEXT_FOR_YOU')} aria-busy={!data}>
      {data && (
        <>
          <p className={styles.words}>
            <span className={styles.label}>{t('NEXT_FOR_YOU')}</span>
            <Link to={`/challenge/${data.key}`} className={styles.name}>
              {data.title}
            </Link>
            <span className={styles.facts}>
              <DifficultyPips difficulty={data.difficulty} /> {categoryNameOf(data)}
            </span>
          </p>
          {isEnabled && data.hasTutorial ? (
            <Link to={tutorialAddress(data.name)} className={buttonClass('primary', styles.way)}>
              <Icon name="tutorial" size={20} />
              {t('TUTORIAL')}
            </Link>
          ) : (
            <Link to={`/challenge/${data.key}`} className={buttonClass('primary', styles.way)}>
              {t('TO_THE_CHALLENGE')}
            </Link>
          )}
        </>
      )}
    </section>
  )
}
