import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './snackbar-list.module.css'
import type { Snackbar, Snackbars } from './snackbars.ts'
import { useStore } from './store.ts'

/** Duration of a message in milliseconds. */
const DURATION_MS = 5000
/** Duration of a message with an action in milliseconds. */
const ACTION_DURATION_MS = 10_000

/** The short messages at the lower edge, which screen readers announce. */
export function SnackbarList({ snackbars }: { readonly snackbars: Snackbars }) {
  const shown = useStore(snackbars)
  return (
    // An open dialog hides the rest of the page from screen readers, except for elements with `aria-live`.
    <div className={styles.list} role="status" aria-live="polite">
      {shown.map((snackbar) => (
        <Message key={snackbar.id} snackbar={snackbar} onClose={() => snackbars.close(snackbar.id)} />
      ))}
    </div>
  )
}

function Message({ snackbar, onClose }: { readonly snackbar: Snackbar; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const close = useRef(onClose)
  close.current = onClose
  const element = useRef<HTMLDivElement>(null)
  const { count } = snackbar
  const shownFor = snackbar.action ? ACTION_DURATION_MS : DURATION_MS

  // A message stays while it is hovered or focused. Its time starts again afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated message is shown again
  useEffect(() => {
    const message = element.current!
    const held = () => message.matches(':hover, :focus-within')
    let timer = setTimeout(() => close.current(), shownFor)
    const stop = () => clearTimeout(timer)
    const restart = () => {
      stop()
      timer = setTimeout(() => (held() ? undefined : close.current()), shownFor)
    }
    message.addEventListener('pointerenter', stop)
    message.addEventListener('focusin', stop)
    message.addEventListener('pointerleave', restart)
    message.addEventListener('focusout', restart)
    return () => {
      stop()
      message.removeEventListener('pointerenter', stop)
      message.removeEventListener('focusin', stop)
      message.removeEventListener('pointerleave', restart)
      message.removeEventListener('focusout', restart)
    }
  }, [shownFor, count])

  return (
    <div ref={element} className={`${styles.message} ${styles[snackbar.kind]} ${snackbar.kind}`}>
      <span>
        {count > 1 && `${count} × `}
        {snackbar.text}
      </span>
      {snackbar.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            snackbar.action?.run()
            onClose()
          }}
        >
          {snackbar.action.text}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('CLOSE_MESSAGE')} onClick={onClose}>
        {t('CLOSE_LABEL')}
      </button>
    </div>
  )
}
