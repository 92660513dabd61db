import type { ChallengePage } from '@fruit/contracts/calls/training'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { ignoreDoubleClick } from '@fruit/look/ignore-double-click.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/error-text.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import { useOpenHint } from '../score-board/challenges.ts'
import styles from './challenge-screen.module.css'

interface ChallengeHintsProps {
  readonly challengeKey: string
  readonly hints: ChallengePage['hints']
}

/** The hints of a challenge, opened one by one, gentle ones first. */
export function ChallengeHints({ challengeKey, hints }: ChallengeHintsProps) {
  const { t } = useTranslation()
  const heading = useId()
  const open = useOpenHint(challengeKey)
  const opened = hints.filter(({ text }) => text !== null)
  const next = hints.find(({ text }) => text === null)
  return (
    <section className={styles.hints} aria-labelledby={heading}>
      <h2 id={heading}>
        {t('HINTS')}{' '}
        <span className={styles.tally}>{t('HINTS_OPENED', { opened: opened.length, total: hints.length })}</span>
      </h2>
      <ol aria-live="polite">
        {opened.map(({ number, text }) => (
          <li key={number} value={number}>
            <RichText html={text ?? ''} />
          </li>
        ))}
      </ol>
      {next ? (
        <Button pending={open.isPending} onClick={ignoreDoubleClick(() => open.mutate())}>
          <Icon name="hint" size={20} />
          {t('OPEN_HINT', { number: next.number, total: hints.length })}
        </Button>
      ) : (
        <p className={styles.muted}>{t('NO_HINTS_LEFT')}</p>
      )}
      <p role="alert" className={styles.error}>
        {open.isError && errorText(open.error, t)}
      </p>
    </section>
  )
}
