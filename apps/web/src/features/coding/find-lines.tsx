import { Button } from '@fruit/look/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.ts'
import { CodeLine } from '../../ui/code-line.tsx'
import { type CodeLanguage, useCodeParser } from '../../ui/code-parser.ts'
import { codeLines } from '../../ui/code-tokens.ts'
import styles from './coding-challenge.module.css'
import { Failures, Verdict } from './verdict.tsx'

interface FindLinesProps {
  readonly challengeKey: string
  readonly language: CodeLanguage
  readonly snippet: string
  /** The player found them before. */
  readonly isFound: boolean
  readonly onFound: () => void
}

/** The code of the flaw, in which the player selects the vulnerable lines. */
export function FindLines({ challengeKey, language, snippet, isFound, onFound }: FindLinesProps) {
  const { t } = useTranslation()
  const { api } = useServices()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const judgement = useMutation({
    mutationFn: () =>
      api.call('POST /snippets/verdict', {
        body: { key: challengeKey, selectedLines: [...selected].sort((one, other) => one - other) },
      }),
    onSuccess: ({ verdict }) => verdict && onFound(),
  })
  const toggle = (line: number) => {
    const next = new Set(selected)
    if (!next.delete(line)) next.add(line)
    setSelected(next)
  }
  return (
    <div className={styles.part}>
      <p id="find-it-intro" className={styles.intro}>
        {t(isFound ? 'FIND_IT_DONE' : 'FIND_IT_INTRO')}
      </p>
      <SelectableLines language={language} code={snippet} selected={selected} isLocked={isFound} onToggle={toggle} />
      <div className={styles.actions}>
        <Button
          id="findItSubmitButton"
          look="primary"
          disabled={isFound || selected.size === 0}
          pending={judgement.isPending}
          onClick={() => judgement.mutate()}
        >
          {t('SUBMIT')}
        </Button>
        <span className={styles.count}>{!isFound && t('LINES_SELECTED', { count: selected.size })}</span>
      </div>
      <div role="status">
        {isFound && <Verdict isRight title={t('FIND_IT_RIGHT')} />}
        {!isFound && judgement.data?.verdict === false && (
          <Verdict isRight={false} title={t('FIND_IT_WRONG')}>
            {judgement.data.hint && <p>{judgement.data.hint}</p>}
          </Verdict>
        )}
        <Failures judging={judgement.error} applying={null} />
      </div>
    </div>
  )
}

interface SelectableLinesProps {
  readonly language: CodeLanguage
  readonly code: string
  readonly selected: ReadonlySet<number>
  readonly isLocked: boolean
  readonly onToggle: (line: number) => void
}

/** Lines with a checkbox each. One of them is in the tab order; arrow keys, Home and End move between them. */
function SelectableLines({ language, code, selected, isLocked, onToggle }: SelectableLinesProps) {
  const { t } = useTranslation()
  const parser = useCodeParser(language)
  const lines = useMemo(() => codeLines(code, parser), [code, parser])
  const list = useRef<HTMLFieldSetElement>(null)
  const [current, setCurrent] = useState(1)
  const move = (event: KeyboardEvent) => {
    const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 1, End: lines.length }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const boxes = list.current!.querySelectorAll('input')
    boxes[Math.min(Math.max(target, 1), lines.length) - 1]?.focus()
  }
  return (
    <fieldset ref={list} className={styles.lines} aria-describedby="find-it-intro" onKeyDown={move}>
      <legend className="visually-hidden">{t('LINES_OF_CODE')}</legend>
      {lines.map((tokens, index) => {
        const number = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <label key={index} className={styles.line}>
            <input
              type="checkbox"
              checked={selected.has(number)}
              disabled={isLocked}
              tabIndex={number === current ? 0 : -1}
              onFocus={() => setCurrent(number)}
              onChange={() => onToggle(number)}
            />
            <span className={styles.number}>
              <span className="visually-hidden">{t('LINE')} </span>
              {number}
            </span>
            <CodeLine tokens={tokens} />
          </label>
        )
      })}
    </fieldset>
  )
}
