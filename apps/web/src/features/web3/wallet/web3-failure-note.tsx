import { CallError } from '@fruit/look/api.ts'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/error-text.ts'
import styles from './wallet-bar.module.css'
import { failureText, web3Failure } from './web3-failure.ts'

/** Message about a failure of a wallet, a contract or the shop; nothing without an error. */
export function FailureNote({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  if (error === null || error === undefined) return null
  const failure = web3Failure(error)
  const text = error instanceof CallError ? errorText(error, t) : t(failureText(failure), { reason: failure.reason })
  return (
    <p className={`${styles.failure} error`} role="alert">
      {text}
    </p>
  )
}
