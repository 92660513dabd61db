import type { FormEventHandler, ReactNode } from 'react'
import styles from './account.module.css'

interface AccountFormProps {
  readonly id?: string
  /** Reason of the rejection; null if there is none. */
  readonly failure: string | null
  /** Called when a field gets the focus: the message about the last attempt is then outdated. */
  readonly onTouch: () => void
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly children: ReactNode
}

/** The form of an account screen. Shows the reason of a rejection above the fields until one of them gets the focus. */
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
