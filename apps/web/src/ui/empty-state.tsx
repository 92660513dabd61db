import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** Name of a drawing, such as `empty-basket`. */
  readonly picture: string
  readonly title: string
  readonly hint: string
  /** Actions that the user can take. */
  readonly children?: ReactNode
}

/** Replaces an empty list. */
export function EmptyState({ picture, title, hint, children }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <Drawing name={picture} />
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </section>
  )
}
