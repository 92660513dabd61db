import type { ReactNode } from 'react'
import { useServices } from '../lib/services.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** File below the folder of pictures. */
  readonly picture: string
  readonly title: string
  /** What to do about it, and a link that leads there. */
  readonly children: ReactNode
}

/** Stands in place of a list that has nothing in it yet. */
export function EmptyState({ picture, title, children }: EmptyStateProps) {
  const { base } = useServices()
  return (
    <section className={styles.empty}>
      <img src={new URL(`assets/public/images/${picture}`, base).href} alt="" width={320} height={240} />
      <h2>{title}</h2>
      {children}
    </section>
  )
}
