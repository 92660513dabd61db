import type { PathSummary } from '@fruit/contracts/calls/paths'
import { ProgressBar } from '@fruit/look/progress-bar.tsx'
import { useTranslation } from 'react-i18next'
import styles from './path-facts.module.css'
import { pathTime } from './path-time.ts'

/** Duration of a path and the player's progress on it. */
export function PathFacts({ path }: { readonly path: PathSummary }) {
  const { t, i18n } = useTranslation()
  const solved = t('SOLVED_N_OF_M', { solved: path.solved, total: path.challenges })
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <div>
          <dt>{t('PATH_TIME')}</dt>
          <dd>{pathTime(path.minutes, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('PATH_CHALLENGES')}</dt>
          <dd>{solved}</dd>
        </div>
        <div>
          <dt>{t('PATH_QUESTIONS')}</dt>
          <dd>{t('SOLVED_N_OF_M', { solved: path.answered, total: path.questions })}</dd>
        </div>
      </dl>
      <ProgressBar
        isOfSolves
        max={path.challenges + path.questions}
        value={path.solved + path.answered}
        aria-label={path.title}
        aria-valuetext={solved}
      />
    </div>
  )
}
