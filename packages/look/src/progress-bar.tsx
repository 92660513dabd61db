import type { ComponentProps } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = Omit<ComponentProps<'progress'>, 'className'> & {
  /** It counts what is solved, in the colour of success. */
  readonly isOfSolves?: boolean
}

/** How much of something is done, as wide as the place that it stands in. It needs a name. */
export function ProgressBar({ isOfSolves, ...attributes }: ProgressBarProps) {
  return <progress className={styles.bar} data-solves={isOfSolves} {...attributes} />
}
