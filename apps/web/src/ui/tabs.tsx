import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { Icon, type IconName } from '@fruit/look/icon.tsx'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab<Name extends string> {
  readonly name: Name
  readonly icon: IconName
  readonly text: string
  /** It cannot be opened yet. */
  readonly isLocked?: boolean
  readonly content: ReactNode
}

interface TabsProps<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly open: Name
  readonly onOpen: (name: Name) => void
}

/** Tabs; the arrow keys move between them. Hidden tabs keep their state. Use them in lazily loaded screens only. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen }: TabsProps<Name>) {
  return (
    <BaseTabs.Root value={open} onValueChange={(name: Name) => onOpen(name)}>
      <BaseTabs.List className={styles.list} aria-label={label}>
        {tabs.map(({ name, icon, text, isLocked = false }) => (
          <BaseTabs.Tab key={name} value={name} disabled={isLocked} className={styles.tab}>
            <Icon name={icon} size={20} />
            {text}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ name, content }) => (
        <BaseTabs.Panel key={name} value={name} keepMounted className={styles.panel}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
