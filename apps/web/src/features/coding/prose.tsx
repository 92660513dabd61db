import styles from './coding-challenge.module.css'

/** A text with `code` between backticks. */
export function Prose({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is its place
      <code key={index} className={styles.term}>
        {part}
      </code>
    ),
  )
}
