import { Icon } from '@fruit/look/icon.tsx'
import styles from './confirmation.module.css'

/**
 * A success message that stays visible, such as one that users want to write down. The element always exists, so that
 * screen readers announce the text when it appears.
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
