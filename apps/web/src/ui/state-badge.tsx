import { Icon, type IconName } from '@fruit/look/icon.tsx'
import styles from './state-badge.module.css'

interface StateBadgeProps {
  readonly icon: IconName
  /** It is complete, and nothing is left to do. */
  readonly isDone: boolean
  readonly children: string
}

/** A label for a state, with an icon. */
export function StateBadge({ icon, isDone, children }: StateBadgeProps) {
  return (
    <span className={styles.badge} data-done={isDone}>
      <Icon name={icon} size={20} />
      {children}
    </span>
  )
}
