import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransactionReceipt } from 'viem'
import { localeOf } from '../../../lib/i18n.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { coinText } from '../wallet/chain-texts.ts'
import { useWeb3 } from '../wallet/web3-context.ts'
import { FailureNote } from '../wallet/web3-failure-note.tsx'
import { type CallFrame, eventText, type KnownAccounts, type TraceStep, traceStep } from './call-trace.ts'
import styles from './transaction-view.module.css'

interface TransactionViewProps {
  readonly receipt: TransactionReceipt
  readonly known: KnownAccounts
  /** Return values, if they are known. */
  readonly children?: ReactNode
}

/** Result of a transaction: its block, its events, and its call trace. */
export function TransactionView({ receipt, known, children }: TransactionViewProps) {
  const { t, i18n } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { status, blockNumber, gasUsed, logs } = receipt
  const format = new Intl.NumberFormat(localeOf(i18n.language))
  return (
    <div className={styles.outcome}>
      <p className={status === 'reverted' ? styles.undone : undefined}>
        {t(status === 'reverted' ? 'TX_UNDONE' : 'TX_DONE', {
          block: format.format(blockNumber),
          gas: format.format(gasUsed),
        })}
      </p>
      {children}
      {logs.length > 0 && (
        <div>
          <h4>{t('TX_EVENTS')}</h4>
          <ul className={styles.lines}>
            {logs.map((log) => (
              <li key={log.logIndex}>
                <code>{eventText(log, known)}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Collapsible icon="search" title={t('TX_TRACE')} open={isOpen} onToggle={setOpen}>
        <Trace hash={receipt.transactionHash} known={known} />
      </Collapsible>
    </div>
  )
}

/** The call trace of a transaction. */
function Trace({ hash, known }: { readonly hash: string; readonly known: KnownAccounts }) {
  const { t } = useTranslation()
  const { askChain } = useWeb3()
  const trace = useQuery({
    queryKey: ['trace', hash],
    queryFn: () =>
      askChain('debug_traceTransaction', [hash, { tracer: 'callTracer', tracerConfig: { withLog: true } }]),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (trace.isPending) return <p role="status">{t('LOADING')}</p>
  if (trace.isError) return <FailureNote error={trace.error} />
  return (
    <ul className={styles.trace}>
      <Step step={traceStep(trace.data as CallFrame, known)} />
    </ul>
  )
}

function Step({ step }: { readonly step: TraceStep }) {
  const { t, i18n } = useTranslation()
  const { kind, from, to, what, value, gas, returned, failure, inner } = step
  return (
    <li>
      <p>
        {t(KIND_TEXT[kind], { from, to })}
        {what !== '' && <code className={styles.call}>{what}</code>}
      </p>
      <p className={styles.facts}>
        {[
          value > 0n ? t('TRACE_VALUE', { amount: coinText(value, i18n.language) }) : null,
          t('TRACE_GAS', { gas: new Intl.NumberFormat(localeOf(i18n.language)).format(gas) }),
        ]
          .filter((fact) => fact !== null)
          .join(' · ')}
      </p>
      {inner.length > 0 && (
        <ul>
          {inner.map((part, index) =>
            typeof part === 'string' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place
              <li key={index}>
                {t('TRACE_EVENT')} <code className={styles.call}>{part}</code>
              </li>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a call is its place
              <Step key={index} step={part} />
            ),
          )}
        </ul>
      )}
      {returned !== '' && (
        <p>
          {t('TRACE_RETURNED')} <code className={styles.call}>{returned}</code>
        </p>
      )}
      {failure !== null && <p className={styles.undone}>{t('TRACE_UNDONE', { reason: failure })}</p>}
    </li>
  )
}

const KIND_TEXT = {
  call: 'TRACE_CALL',
  look: 'TRACE_LOOK',
  borrow: 'TRACE_BORROW',
  create: 'TRACE_CREATE',
  destroy: 'TRACE_DESTROY',
} as const satisfies Record<TraceStep['kind'], string>
