import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel.tsx'
import { type Exported, ExportForm } from './export-form.tsx'
import { ExportedResult } from './exported-result.tsx'

/** Export of all data that the shop stores about the customer. */
export function DataExportScreen() {
  const { t } = useTranslation()
  const [exported, setExported] = useState<Exported | null>(null)
  return (
    <Panel title={t('TITLE_DATA_EXPORT')} intro={t('DATA_EXPORT_INTRO')}>
      {exported ? (
        <ExportedResult exported={exported} onAgain={() => setExported(null)} />
      ) : (
        <ExportForm onExported={setExported} />
      )}
    </Panel>
  )
}
