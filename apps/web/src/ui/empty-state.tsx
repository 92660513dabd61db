import type { ReactNode } from 'react'
import { useServices } from '../lib/services.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** Name of a drawing, such as `empty-basket`. */
  readonly picture: string
  readonly title: string
  readonly hint: string
  /** What to do about it. */
  readonly children?: ReactNode
}

/** Stands in place of a list that has nothing in it. */
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
