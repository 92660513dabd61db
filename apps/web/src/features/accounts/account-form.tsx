import type { FormEventHandler, ReactNode } from 'react'
import styles from './account.module.css'

interface AccountFormProps {
  readonly id?: string
  /** Why it was refused; null: it was not. */
  readonly failure: string | null
  /** The customer turns to a field: what was said about the last try is old. */
  readonly onTouch: () => void
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly children: ReactNode
}

/** The form of an account's screen: why it was refused stands above the fields until one of them is touched. */
export function AccountForm({ id, failure, onTouch, onSubmit, children }: AccountFormProps) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onFocus={(event) => event.target.matches('input, [role=combobox]') && onTouch()}
      onSubmit={onSubmit}
    >
      <div role="alert">{failure && <p className={`${styles.failure} error`}>{failure}</p>}</div>
      {children}
    </form>
  )
}
