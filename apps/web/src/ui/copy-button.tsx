import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../lib/copy-text.ts'
import { useServices } from '../lib/services.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'className'> {
  readonly text: string
  readonly label: string
}

/** Copies a text and shows whether that worked. */
export function CopyButton({ text, label, ...looks }: CopyButtonProps) {
  const { t } = useTranslation()
  const { snackbars } = useServices()
  const copy = () =>
    copyText(text).then(
      () => snackbars.show('confirmation', t('COPIED')),
      () => snackbars.show('error', t('COPY_FAILED')),
    )
  return (
    <Button {...looks} onClick={() => void copy()}>
      <Icon name="copy" size={20} />
      {label}
    </Button>
  )
}
