import type { ReactNode } from 'react'
import { useServices } from '../lib/services.ts'
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
  const { base } = useServices()
  return (
    <section className={styles.empty}>
      <img src={new URL(`assets/public/images/${picture}.svg`, base).href} alt="" width={320} height={240} />
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </section>
  )
}
