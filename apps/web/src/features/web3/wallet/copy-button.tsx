import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Copies a text. Nothing where the browser has no clipboard: it offers one on secure origins only. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation()
  const { snackbars } = useServices()
  if (!navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => snackbars.show('confirmation', t('COPIED')),
      () => snackbars.show('error', t('COPY_FAILED')),
    )
  return (
    <Button onClick={() => void copy()}>
      <Icon name="copy" size={20} />
      {label}
    </Button>
  )
}
