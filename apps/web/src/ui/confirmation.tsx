import { Icon } from '@fruit/look/icon.tsx'
import styles from './confirmation.module.css'

/**
 * What went well, for words that one may want to write down: they stay where they are. Always there, so that they are
 * read aloud when they come.
 */
export function Confirmation({ text }: { readonly text: string | null }) {
  return (
    <div role="status">
      {text !== null && (
        <p className={`${styles.confirmation} confirmation`}>
          <Icon name="check" />
          {text}
        </p>
      )}
    </div>
  )
}
