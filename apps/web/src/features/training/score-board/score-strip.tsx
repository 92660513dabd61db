import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { ProgressBar } from '@fruit/look/progress-bar.tsx'
import { useTranslation } from 'react-i18next'
import { DIFFICULTIES, tally } from './challenge-status.ts'
import styles from './score-strip.module.css'
import { codingScore, hackingScore, overallScore, type Score } from './scores.ts'

interface ScoreStripProps {
  readonly challenges: readonly ChallengeRow[]
  /** Adds the progress at each difficulty. */
  readonly byDifficulty?: boolean
}

/** The player's progress: challenges, code, and the total by difficulty. One row, on phones too. */
export function ScoreStrip({ challenges, byDifficulty = false }: ScoreStripProps) {
  const { t } = useTranslation()
  const [hacking, coding, overall] = [hackingScore(challenges), codingScore(challenges), overallScore(challenges)]
  return (
    <section className={styles.strip} aria-label={t('PROGRESS')}>
      <Card
        title={t('HACKING_CHALLENGES')}
        score={hacking}
        words={t('PROGRESS_OF', { solved: hacking.done, total: hacking.total })}
      />
      {coding.total > 0 && (
        <Card
          title={t('CODING_CHALLENGES')}
          score={coding}
          words={t('STEPS_OF', { done: coding.done, total: coding.total })}
        />
      )}
      {byDifficulty && (
        <Card
          title={t('DIFFICULTY_OVERVIEW')}
          score={overall}
          words={t('STEPS_OF', { done: overall.done, total: overall.total })}
          steps={challenges}
        />
      )}
    </section>
  )
}

interface CardProps {
  readonly title: string
  readonly score: Score
  /** The progress as text. */
  readonly words: string
  /** The challenges, for a bar with one part for each of the six difficulties. */
  readonly steps?: readonly ChallengeRow[]
}

function Card({ title, score, words, steps }: CardProps) {
  return (
    <div className={styles.card}>
      <strong>{score.percent}%</strong>
      <span className={styles.title}>{title}</span>
      <span className={styles.words}>{words}</span>
      {steps ? (
        <Steps challenges={steps} />
      ) : (
        <ProgressBar max={score.total || 1} value={score.done} aria-label={title} aria-valuetext={words} />
      )}
    </div>
  )
}

function Steps({ challenges }: { readonly challenges: readonly ChallengeRow[] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.steps}>
      {DIFFICULTIES.map((difficulty) => {
        const { solved, total } = tally(challenges.filter((row) => row.difficulty === difficulty))
        const words = `${t('DIFFICULTY_N', { number: difficulty })}: ${t('SOLVED_N_OF_M', { solved, total })}`
        return (
          <li key={difficulty} title={words}>
            <span aria-hidden="true">{difficulty}</span>
            <ProgressBar max={total || 1} value={solved} aria-label={words} />
          </li>
        )
      })}
    </ul>
  )
}
