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

interface FailuresProps {
  /** Why an answer was not judged; null when it was. */
  readonly judging: Error | null
  /** Why a fix was not put in place; null when it was. */
  readonly applying: Error | null
}

/** What went wrong with an answer itself. */
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
