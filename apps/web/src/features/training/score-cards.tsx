import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { useTranslation } from 'react-i18next'
import { DIFFICULTIES, tally } from './challenge-status.ts'
import { DifficultyPips } from './difficulty-pips.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './score-board-preview.module.css'
import { codingScore, hackingScore, overallScore } from './scores.ts'

/** How far the player got: in hacking, in code, and by difficulty. */
export function ScoreCards({ challenges }: { readonly challenges: readonly ChallengeRow[] }) {
  const { t } = useTranslation()
  const [hacking, coding, overall] = [hackingScore(challenges), codingScore(challenges), overallScore(challenges)]
  return (
    <section className={styles.scores} aria-label={t('PROGRESS')}>
      <div className={styles.scoreCard}>
        <ProgressBar title={t('HACKING_CHALLENGES')} score={hacking}>
          {t('PROGRESS_OF', { solved: hacking.done, total: hacking.total })}
        </ProgressBar>
      </div>
      {coding.total > 0 && (
        <div className={styles.scoreCard}>
          <ProgressBar title={t('CODING_CHALLENGES')} score={coding}>
            {t('STEPS_OF', { done: coding.done, total: coding.total })}
          </ProgressBar>
        </div>
      )}
      <div className={styles.scoreCard}>
        <ProgressBar title={t('DIFFICULTY_OVERVIEW')} score={overall}>
          {t('STEPS_OF', { done: overall.done, total: overall.total })}
        </ProgressBar>
        <ul className={styles.steps}>
          {DIFFICULTIES.map((difficulty) => {
            const { solved, total } = tally(challenges.filter((row) => row.difficulty === difficulty))
            return (
              <li key={difficulty}>
                <DifficultyPips difficulty={difficulty} />
                {t('SOLVED_N_OF_M', { solved, total })}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
