import type { ChallengePage } from '@fruit/contracts/calls/training'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateText } from '../../../lib/date-text.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import styles from './challenge-screen.module.css'
import { furtherReading } from './further-reading.ts'

type Explanation = NonNullable<ChallengePage['explanation']>

const PARTS = [
  { part: 'clue', title: 'THE_CLUE' },
  { part: 'cause', title: 'THE_CAUSE' },
  { part: 'fix', title: 'HOW_TO_FIX' },
  { part: 'prevention', title: 'HOW_TO_PREVENT' },
] as const

const PRACTICE_PARTS = [
  { part: 'tools', title: 'HOW_TOOLS_FIND_IT' },
  { part: 'incidents', title: 'IT_HAPPENED' },
] as const

interface ChallengeExplanationProps {
  readonly explanation: Explanation
  readonly mitigationUrl: string | null
}

/** The explanation of a solved challenge. */
export function ChallengeExplanation({ explanation, mitigationUrl }: ChallengeExplanationProps) {
  const { t, i18n } = useTranslation()
  const heading = useId()
  const { request, standards, place, references, practice, solvedAt, isShortcut } = explanation
  return (
    <section className={styles.explanation} aria-labelledby={heading}>
      <h2 id={heading}>
        <Icon name="trophy" />
        {t('WHAT_IT_TEACHES')}
      </h2>
      <p className={styles.muted}>{t('SOLVED_ON', { date: dateText(solvedAt, i18n.language) })}</p>
      {practice.impact && (
        <section className={styles.text}>
          <h3>{t('IMPACT')}</h3>
          <p>
            <RichText html={practice.impact} />
          </p>
        </section>
      )}
      {isShortcut && <p className={styles.shortcut}>{t('SOLVED_ANOTHER_WAY')}</p>}
      {request && <SolvingRequest request={request} />}
      {PARTS.map(({ part, title }) => (
        <section key={part} className={styles.text}>
          <h3>{t(title)}</h3>
          <div className={styles[part]}>
            <RichText html={explanation[part]} />
          </div>
        </section>
      ))}
      {PRACTICE_PARTS.map(
        ({ part, title }) =>
          practice[part] && (
            <section key={part} className={styles.text}>
              <h3>{t(title)}</h3>
              <RichText html={practice[part]} />
            </section>
          ),
      )}
      {practice.question && <SelfCheck question={practice.question} answer={practice.answer} />}
      <section className={styles.text}>
        <h3>{t('WHERE_IT_IS')}</h3>
        <p>
          <code>{place.call}</code>
          {place.parameter && (
            <>
              {' '}
              <span className={styles.muted}>{t('PARAMETER')}</span> <code>{place.parameter}</code>
            </>
          )}
        </p>
      </section>
      <section className={styles.text}>
        <h3>{t('FURTHER_READING')}</h3>
        <ul className={styles.links}>
          {standards.map(({ id, edition, title, address }) => (
            <li key={id}>
              <a href={address} target="_blank" rel="noreferrer">
                {`${id} ${title}`}
                <Icon name="external" size={20} />
              </a>{' '}
              <span className={styles.muted}>{edition}</span>
            </li>
          ))}
          {furtherReading(references, mitigationUrl).map(({ title, address }) => (
            <li key={title}>
              {address === null ? (
                <RichText html={title} />
              ) : (
                <a href={address} target="_blank" rel="noreferrer">
                  {title}
                  <Icon name="external" size={20} />
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}

/** A question whose answer is hidden until the player asks for it. */
function SelfCheck({ question, answer }: { readonly question: string; readonly answer: string }) {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <section className={styles.text}>
      <h3>{t('SELF_CHECK')}</h3>
      <RichText html={question} />
      <Button
        className={styles.answer}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown((shown) => !shown)}
      >
        {t(isShown ? 'HIDE_ANSWER' : 'SHOW_ANSWER')}
      </Button>
      <div id={id} hidden={!isShown}>
        <RichText html={answer} />
      </div>
    </section>
  )
}

const HEADINGS = { request: 'YOUR_REQUEST', message: 'YOUR_MESSAGE', page: 'YOUR_PAGE' } as const

function SolvingRequest({ request }: { readonly request: NonNullable<Explanation['request']> }) {
  const { t } = useTranslation()
  const { kind, method, url, contentType, body, cut } = request
  return (
    <section className={styles.text}>
      <h3>{t(HEADINGS[kind])}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
      <pre className={styles.request} tabIndex={0}>
        {`${method} ${url}`}
        {contentType && `\nContent-Type: ${contentType}`}
        {body && `\n\n${body}`}
      </pre>
      {cut && <p className={styles.muted}>{t('REQUEST_IS_CUT')}</p>}
    </section>
  )
}
