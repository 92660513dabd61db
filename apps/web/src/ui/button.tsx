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

/** A button with words. It does not submit unless told to. */
export function Button({
  look = 'outline',
  className,
  ...rest
}: ComponentProps<'button'> & { readonly look?: ButtonLook }) {
  return <button type="button" {...rest} className={buttonClass(look, className)} />
}

/** A square button that holds an icon; its label is not seen. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'> & { readonly 'aria-label': string }) {
  return <button type="button" {...rest} className={`${styles.icon} ${className}`} />
}
