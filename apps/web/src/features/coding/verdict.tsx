import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './coding-challenge.module.css'

interface VerdictProps {
  readonly isRight: boolean
  readonly title: string
  readonly children?: ReactNode
}

/** What became of an answer; assistive technology reads it out when its place was there before (`role="status"`). */
export function Verdict({ isRight, title, children }: VerdictProps) {
  return (
    <div className={`${styles.verdict} ${isRight ? 'confirmation' : 'error'}`} data-right={isRight}>
      <Icon name={isRight ? 'check' : 'close'} />
      <div className={styles.verdictWords}>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  )
}
