import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyComponent } from '../../../lib/use-lazy-component.ts'

interface FilterSheetProps {
  /** Number of active filters. */
  readonly active: number
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A button that opens the filters on screens without space for them. */
export function FilterSheet({ active, className, children }: FilterSheetProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const modal = useLazyComponent(async () => (await import('@fruit/look/modal.tsx')).Modal)
  return (
    <>
      <Button
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={modal.preload}
        onFocus={modal.preload}
        onClick={() => {
          modal.load()
          setOpen(true)
        }}
      >
        <Icon name="filter" size={20} />
        {active > 0 ? t('FILTERS_ACTIVE', { number: active }) : t('FILTERS')}
      </Button>
      {modal.Component && (
        <modal.Component open={open} onClose={() => setOpen(false)} title={t('FILTERS')}>
          {children}
        </modal.Component>
      )}
    </>
  )
}
