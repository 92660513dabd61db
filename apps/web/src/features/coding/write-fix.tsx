import type { CodingState, OwnFixVerdict } from '@fruit/contracts/calls/coding'
import { Button } from '@fruit/look/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApplyFix, useJudgement } from './coding-calls.ts'
import styles from './coding-challenge.module.css'
import { ExchangeList } from './exchange-list.tsx'
import { Prose } from './prose.tsx'
import { Failures, Verdict } from './verdict.tsx'

const CodeEditor = lazy(async () => ({ default: (await import('../../ui/code-editor.tsx')).CodeEditor }))

const VERDICT_TEXT = {
  holds: 'OWN_FIX_HOLDS',
  leaks: 'OWN_FIX_LEAKS',
  breaks: 'OWN_FIX_BREAKS',
  'does-not-compile': 'OWN_FIX_DOES_NOT_COMPILE',
  'not-allowed': 'OWN_FIX_NOT_ALLOWED',
  fails: 'OWN_FIX_FAILS',
  'too-slow': 'OWN_FIX_TOO_SLOW',
  'too-large': 'OWN_FIX_TOO_LARGE',
  busy: 'OWN_FIX_BUSY',
} as const satisfies Record<OwnFixVerdict['kind'], string>

interface WriteFixProps {
  readonly state: CodingState
  readonly own: NonNullable<CodingState['own']>
}

/** An editor for the player's own fix, with its verdict. */
export function WriteFix({ state, own }: WriteFixProps) {
  const { t } = useTranslation()
  const [code, setCode] = useOwnDraft(state.key, own.start)
  const apply = useApplyFix(state.key)
  const judgement = useJudgement(state.key)
  const verdict = judgement.data
  const isHeld = own.held === code
  return (
    <div className={styles.part}>
      <p id="own-fix-intro" className={styles.intro}>
        {t('OWN_FIX_INTRO')}
      </p>
      <dl className={styles.functions}>
        {own.functions.map(({ name, signature, doc }) => (
          <div key={name}>
            <dt>
              <code>
                {name}
                {signature}
              </code>
            </dt>
            <dd>
              <Prose text={doc} />
            </dd>
          </div>
        ))}
      </dl>
      <Suspense fallback={<p role="status">{t('LOADING')}</p>}>
        <CodeEditor
          label={t('OWN_FIX_CODE')}
          language={state.language}
          describedBy="own-fix-intro"
          code={code}
          onChange={setCode}
          // The verdict's line applies only to the code that was judged.
          line={judgement.variables === code ? (verdict?.line ?? null) : null}
        />
      </Suspense>
      <div className={styles.actions}>
        <Button
          id="ownFixSubmitButton"
          look="primary"
          pending={judgement.isPending}
          onClick={() => judgement.judge(code)}
        >
          {t('TRY_OWN_FIX')}
        </Button>
        {own.held !== null && state.running.kind !== 'safe' && (
          <Button pending={apply.isPending} onClick={() => apply.mutate('own')}>
            {t(isHeld ? 'APPLY_FIX' : 'APPLY_HELD_FIX')}
          </Button>
        )}
        {code !== own.start && (
          <Button look="quiet" pending={judgement.isPending} onClick={() => setCode(own.start)}>
            {t('START_FROM_FLAW')}
          </Button>
        )}
      </div>
      <div role="status">
        {judgement.isPending &&
          (judgement.place === null ? t('OWN_FIX_IS_TRIED') : t('OWN_FIX_WAITS', { place: judgement.place }))}
        {verdict && (
          <Verdict isRight={verdict.kind === 'holds'} title={t(VERDICT_TEXT[verdict.kind])}>
            {verdict.line !== null && <p>{t('AT_LINE', { number: verdict.line })}</p>}
            {verdict.kind === 'holds' && <p>{t('OWN_FIX_HOLDS_HINT')}</p>}
            {verdict.details !== '' && (
              <p className={styles.details}>
                <Prose text={verdict.details} />
              </p>
            )}
          </Verdict>
        )}
        <Failures judging={judgement.error} applying={apply.error} />
      </div>
      {verdict && verdict.transcript.length > 0 && <ExchangeList exchanges={verdict.transcript} />}
    </div>
  )
}

/** Storage key of the draft for a challenge. */
function storageKey(key: string): string {
  return `own-fix-${key}`
}

/**
 * The player's draft of a fix, stored in this browser.
 *
 * @param start initial code if there is no draft
 */
function useOwnDraft(key: string, start: string): readonly [string, (code: string) => void] {
  const [code, setCode] = useState(() => localStorage.getItem(storageKey(key)) ?? start)
  const write = (next: string) => {
    if (next === start) localStorage.removeItem(storageKey(key))
    else localStorage.setItem(storageKey(key), next)
    setCode(next)
  }
  return [code, write]
}
