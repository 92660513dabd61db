import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackup } from './use-backup.ts'

/** Save and restore buttons. @param onDone called after a file was saved or restored */
export function BackupButtons({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation()
  const { save, restore } = useBackup()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => void save().then(onDone)}>
        <Icon name="download" size={20} />
        {t('SAVE_BACKUP')}
      </Button>
      <Button onClick={() => input.current?.click()}>
        <Icon name="upload" size={20} />
        {t('RESTORE_BACKUP')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('BACKUP_FILE')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          if (file) void restore(file).then(onDone)
        }}
      />
    </>
  )
}
