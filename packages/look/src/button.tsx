import type { ComponentProps } from 'react'
import styles from './button.module.css'

/**
 * `primary`: what the screen is for, at most once. `outline`: beside it. `quiet`: no frame; in bars and rows. `danger`:
 * something goes for good.
 */
export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'danger'

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook, more = ''): string {
  return `${styles.button} ${styles[look]} ${more}`
}

type ButtonProps = ComponentProps<'button'> & {
  /** What it was pressed for is being done: it keeps the focus, and does nothing meanwhile. */
  readonly pending?: boolean | undefined
}

/** A button with words. It does not submit unless told to. */
export function Button({ look = 'outline', className, ...rest }: ButtonProps & { readonly look?: ButtonLook }) {
  return <button type="button" {...waiting(rest)} className={buttonClass(look, className)} />
}

/** A square button that holds an icon; its label is not seen. */
export function IconButton({ className = '', ...rest }: ButtonProps & { readonly 'aria-label': string }) {
  return <button type="button" {...waiting(rest)} className={`${styles.icon} ${className}`} />
}

/** What `pending` comes to: a button that became `disabled` would drop the focus to the page. */
function waiting({ pending, onClick, ...rest }: ButtonProps): ComponentProps<'button'> {
  if (!pending) return { ...rest, onClick }
  // A form whose field takes Enter presses its button: that is stopped here as well.
  return { ...rest, 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() }
}
