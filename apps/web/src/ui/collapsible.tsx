import { Icon, type IconName } from '@fruit/look/icon.tsx'
import { type ReactNode, useId } from 'react'
import styles from './collapsible.module.css'

interface CollapsibleProps {
  /** Id of the button. */
  readonly id?: string
  readonly icon: IconName
  readonly title: string
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  readonly children: ReactNode
}

/** A collapsible section of a screen. */
export function Collapsible({ id, icon, title, open, onToggle, children }: CollapsibleProps) {
  const content = useId()
  return (
    <section className={styles.fold}>
      <h2 className={styles.heading}>
        <button
          id={id}
          type="button"
          className={styles.title}
          aria-expanded={open}
          aria-controls={content}
          onClick={() => onToggle(!open)}
        >
          <Icon name={icon} />
          <span className={styles.words}>{title}</span>
          <span className={styles.arrow}>
            <Icon name="down" size={20} />
          </span>
        </button>
      </h2>
      <div id={content} className={styles.content} hidden={!open}>
        {open && children}
      </div>
    </section>
  )
}
