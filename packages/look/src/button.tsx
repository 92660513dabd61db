import type { ComponentProps } from 'react'
import styles from './button.module.css'

/**
 * `primary`: the main action of a screen, at most once. `outline`: secondary. `quiet`: without a border, for bars and
 * rows. `danger`: deletes something permanently.
 */
export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger'

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonVariant, more = ''): string {
  return `${styles.button} ${styles[look]} ${more}`
}

type ButtonProps = ComponentProps<'button'> & {
  /** The action is running: the button keeps the focus and ignores clicks. */
  readonly pending?: boolean | undefined
}

/** A button with text. Default type: `button`. */
export function Button({ look = 'outline', className, ...rest }: ButtonProps & { readonly look?: ButtonVariant }) {
  return <button type="button" {...pendingAttributes(rest)} className={buttonClass(look, className)} />
}

/** The button that sends a form. */
export function SubmitButton(props: ButtonProps) {
  return <Button {...props} look="primary" type="submit" />
}

/** A square button with an icon and an invisible label. */
export function IconButton({ className = '', ...rest }: ButtonProps & { readonly 'aria-label': string }) {
  return <button type="button" {...pendingAttributes(rest)} className={`${styles.icon} ${className}`} />
}

/** Attributes of a pending button: `disabled` would move the focus to the page. */
function pendingAttributes({ pending, onClick, ...rest }: ButtonProps): ComponentProps<'button'> {
  if (!pending) return { ...rest, onClick }
  // Enter in a field of the form also clicks the button, which is prevented here.
  return { ...rest, 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() }
}
