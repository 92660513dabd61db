import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** Purpose of the form below. */
  readonly intro?: string
  /** For two columns. */
  readonly wide?: boolean
  /** For a few short fields. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** The sheet of a form that fills a whole screen. */
export function Panel({ title, intro, wide, narrow, children }: PanelProps) {
  const heading = useId()
  return (
    <mat-card className={styles.place}>
      <section
        className={`${styles.panel} ${wide ? styles.wide : narrow ? styles.narrow : ''}`}
        aria-labelledby={heading}
      >
        <h1 id={heading} className="heading">
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </section>
    </mat-card>
  )
}
