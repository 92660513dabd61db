import type { Exchange } from '@fruit/contracts/calls/coding'
import { useTranslation } from 'react-i18next'
import styles from './exchange-list.module.css'

/** Requests of an attack with the shop's responses, in order. */
export function ExchangeList({ exchanges }: { readonly exchanges: readonly Exchange[] }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.list} aria-label={t('TRANSCRIPT')}>
      {exchanges.map(({ request, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exchange is its place
        <li key={index} className={styles.exchange}>
          <p className={styles.line}>
            <strong>{request.method}</strong> <code>{request.url}</code>
          </p>
          <Content label={t('REQUEST_BODY', { type: request.contentType })} text={request.body} cut={request.cut} />
          <p className={styles.answer}>
            {answer
              ? t('ANSWERED', { status: answer.status, type: answer.contentType })
              : t(request.kind === 'message' ? 'NOT_ANSWERED' : 'NOT_SENT')}
          </p>
          {answer && <Content label={t('ANSWER_BODY')} text={answer.body} cut={answer.cut} />}
        </li>
      ))}
    </ol>
  )
}

interface ContentProps {
  readonly label: string
  readonly text: string
  /** The text is truncated. */
  readonly cut: boolean
}

function Content({ label, text, cut }: ContentProps) {
  const { t } = useTranslation()
  if (text === '') return null
  return (
    <>
      <p className={styles.label}>{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, also by keys */}
      <pre className={styles.content} tabIndex={0}>
        {text}
      </pre>
      {cut && <p className={styles.cut}>{t('CUT_SHORT')}</p>}
    </>
  )
}
