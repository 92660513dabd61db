import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'
import type { Score } from './scores.ts'

interface ProgressBarProps {
  readonly title: string
  readonly score: Score
  /** How much is done, in words. */
  readonly children: ReactNode
}

/** How far the player got, in percent. */
export function ProgressBar({ title, score, children }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <strong>{score.percent}%</strong>
      <span className={styles.title}>{title}</span>
      <progress max={score.total || 1} value={score.done} aria-label={title} />
      <span className={styles.words}>{children}</span>
    </div>
  )
}
