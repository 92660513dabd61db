import styles from './code.module.css'
import type { CodeToken } from './code-tokens.ts'

/** One line of code with syntax highlighting. */
export function CodeLine({ tokens }: { readonly tokens: readonly CodeToken[] }) {
  return (
    <code className={styles.code}>
      {tokens.map(({ text, classes }, index) =>
        classes === '' ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a line is its place
          <span key={index} className={classes}>
            {text}
          </span>
        ),
      )}
    </code>
  )
}
