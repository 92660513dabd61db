import type { ComponentProps } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = Omit<ComponentProps<'progress'>, 'className'> & {
  /** Counts solves, in the colour of success. */
  readonly isOfSolves?: boolean
}

/** A progress bar in the width of its container. It needs an accessible name. */
export function ProgressBar({ isOfSolves, ...attributes }: ProgressBarProps) {
  return <progress className={styles.bar} data-solves={isOfSolves} {...attributes} />
}
