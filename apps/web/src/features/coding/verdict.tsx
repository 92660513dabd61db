import { Icon } from '@fruit/look/icon.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import styles from './coding-challenge.module.css'

interface VerdictProps {
  readonly isRight: boolean
  readonly title: string
  readonly children?: ReactNode
}

/** The result of an answer. Screen readers announce it if its container (`role="status"`) was rendered before. */
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

interface FailuresProps {
  /** Error of the judgement; null if there is none. */
  readonly judging: Error | null
  /** Error of activating a fix; null if there is none. */
  readonly applying: Error | null
}

/** Errors of the calls about an answer. */
export function Failures({ judging, applying }: FailuresProps) {
  const { t } = useTranslation()
  return (
    <>
      {judging && (
        <Verdict isRight={false} title={t('ANSWER_NOT_JUDGED')}>
          <p>{errorText(judging, t)}</p>
        </Verdict>
      )}
      {applying && (
        <Verdict isRight={false} title={t('NOT_APPLIED')}>
          <p>{errorText(applying, t)}</p>
        </Verdict>
      )}
    </>
  )
}
