import type { PathPage, PathQuestion } from '@fruit/contracts/calls/paths'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { RichText } from '../../ui/rich-text.tsx'
import styles from './path-questions.module.css'
import { useAnswer } from './paths.ts'

/** The questions at the end of a path. */
export function PathQuestions({ path }: { readonly path: PathPage }) {
  const { t } = useTranslation()
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{t('PATH_QUESTIONS')}</h2>
      <ol className={styles.list}>
        {path.quiz.map((question, index) => (
          <li key={question.name}>
            <Question path={path.id} question={question} number={index + 1} total={path.quiz.length} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface QuestionProps {
  /** Id of its path. */
  readonly path: string
  readonly question: PathQuestion
  readonly number: number
  readonly total: number
}

function Question({ path, question, number, total }: QuestionProps) {
  const { t } = useTranslation()
  const answer = useAnswer(path, question.name)
  const [chosen, setChosen] = useState<number | null>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  const { isAnswered, answers } = question
  const mayAnswer = chosen !== null && !answer.isPending
  const wasWrong = !isAnswered && answers.some(({ isGiven }) => isGiven)

  // The button that had the focus is gone after the right answer.
  useEffect(() => {
    if (answer.isSuccess && isAnswered) outcome.current?.focus({ preventScroll: true })
  }, [answer.isSuccess, isAnswered])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayAnswer) answer.mutate(chosen, { onSuccess: () => setChosen(null) })
  }
  return (
    <form className={styles.question} onSubmit={submit}>
      <fieldset className={styles.field}>
        <legend className={styles.legend}>
          <span className={styles.number}>{t('QUESTION_N_OF_M', { number, total })}</span>{' '}
          <RichText html={question.text} />
        </legend>
        {answers.map(({ number: place, text, isGiven, isRight, reason }) => (
          <div
            key={place}
            className={styles.answer}
            data-right={isRight ?? undefined}
            data-given={isGiven || undefined}
          >
            <label className={styles.choice}>
              <input
                type="radio"
                name={question.name}
                checked={isAnswered ? isRight === true : chosen === place}
                disabled={isAnswered || isGiven}
                onChange={() => setChosen(place)}
              />
              <span>
                <RichText html={text} />
              </span>
            </label>
            {reason !== null && (
              <p className={styles.reason}>
                <Icon name={isRight ? 'check' : 'close'} size={20} />
                <span>
                  <RichText html={reason} />
                </span>
              </p>
            )}
          </div>
        ))}
      </fieldset>
      <p ref={outcome} role="status" tabIndex={-1} className={styles.outcome}>
        {isAnswered && t('RIGHT_ANSWER')}
        {wasWrong && t('WRONG_ANSWER')}
      </p>
      {!isAnswered && (
        <Button type="submit" aria-disabled={!mayAnswer}>
          {t('GIVE_ANSWER')}
        </Button>
      )}
      <p role="alert" className={styles.error}>
        {answer.isError && errorText(answer.error, t)}
      </p>
    </form>
  )
}
