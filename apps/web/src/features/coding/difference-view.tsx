import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeLine } from '../../ui/code-line.tsx'
import { type CodeLanguage, useCodeParser } from '../../ui/code-parser.ts'
import { type CodeToken, codeLines } from '../../ui/code-tokens.ts'
import styles from './difference.module.css'
import { type DifferenceRow, differenceRows, type NumberedLine, unifiedRows } from './difference.ts'
import type { DifferenceFormat } from './difference-format.ts'

interface DifferenceViewProps {
  readonly language: CodeLanguage
  readonly before: string
  readonly after: string
  /** Name of the code after the change. */
  readonly name: string
  readonly format: DifferenceFormat
}

/** The difference between the flaw and a fix. */
export function DifferenceView({ language, before, after, name, format }: DifferenceViewProps) {
  const { t } = useTranslation()
  const rows = useMemo(() => differenceRows(before, after), [before, after])
  const parser = useCodeParser(language)
  const colours = useMemo(
    () => ({ before: codeLines(before, parser), after: codeLines(after, parser) }),
    [before, after, parser],
  )
  const isWide = format === 'SideBySide'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls, also by keys
    <section className={styles.frame} tabIndex={0} aria-label={t('CHANGES_OF', { name })}>
      <table className={styles.table} data-format={format}>
        {isWide && (
          <colgroup>
            <col className={styles.numbers} />
            <col />
            <col className={styles.numbers} />
            <col />
          </colgroup>
        )}
        <thead className={isWide ? undefined : 'visually-hidden'}>
          <tr>
            <th scope="col" colSpan={isWide ? 2 : 1}>
              {t('THE_FLAW')}
            </th>
            <th scope="col" colSpan={isWide ? 2 : 1}>
              {name}
            </th>
            {!isWide && <th scope="col">{t('CODE')}</th>}
          </tr>
        </thead>
        <tbody>
          {isWide
            ? rows.map((row) => (
                <tr key={rowKey(row)}>
                  <Side line={row.before} isChanged={row.isChanged} sign="-" colours={colours.before} />
                  <Side line={row.after} isChanged={row.isChanged} sign="+" colours={colours.after} />
                </tr>
              ))
            : unifiedRows(rows).map((row) => (
                <tr key={rowKey(row)}>
                  <td className={styles.number}>{row.before?.number}</td>
                  <td className={styles.number}>{row.after?.number}</td>
                  {row.after ? (
                    <Line line={row.after} sign={row.isChanged ? '+' : null} colours={colours.after} />
                  ) : (
                    <Line line={row.before!} sign="-" colours={colours.before} />
                  )}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  )
}

function rowKey({ before, after }: DifferenceRow): string {
  return `${before?.number}/${after?.number}`
}

interface SideProps {
  readonly line: NumberedLine | null
  readonly isChanged: boolean
  readonly sign: '+' | '-'
  readonly colours: readonly (readonly CodeToken[])[]
}

function Side({ line, isChanged, sign, colours }: SideProps) {
  return (
    <>
      <td className={styles.number}>{line?.number}</td>
      {line ? <Line line={line} sign={isChanged ? sign : null} colours={colours} /> : <td className={styles.nothing} />}
    </>
  )
}

interface LineProps {
  readonly line: NumberedLine
  /** Null: unchanged. */
  readonly sign: '+' | '-' | null
  readonly colours: readonly (readonly CodeToken[])[]
}

function Line({ line, sign, colours }: LineProps) {
  const code = <CodeLine tokens={colours[line.number - 1] ?? [{ text: line.text, classes: '' }]} />
  return (
    <td className={styles.line} data-sign={sign}>
      <span className={styles.sign} aria-hidden="true">
        {sign === '-' ? '−' : sign}
      </span>
      {sign === '+' ? <ins>{code}</ins> : sign === '-' ? <del>{code}</del> : code}
    </td>
  )
}
