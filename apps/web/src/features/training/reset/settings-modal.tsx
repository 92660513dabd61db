import { Button } from '@fruit/look/button.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration } from '../../../lib/services.ts'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { BackupButtons } from '../backup/backup-buttons.tsx'
import { useBoardSettings } from '../score-board/use-board-settings.ts'
import styles from './settings-modal.module.css'
import { UndoOffers } from './undo-offers.tsx'
import { type Reset, useReset } from './use-reset.ts'

const VERSIONS = [
  { version: 'v1', text: 'BOARD_V1', hint: 'BOARD_V1_HINT' },
  { version: 'v2', text: 'BOARD_V2', hint: 'BOARD_V2_HINT' },
] as const

const RESETS = [
  { what: 'progress', text: 'RESET_PROGRESS', hint: 'RESET_PROGRESS_HINT', confirm: 'RESET_PROGRESS_CONFIRM' },
  { what: 'shop', text: 'RESET_SHOP', hint: 'RESET_SHOP_HINT', confirm: 'RESET_SHOP_CONFIRM' },
] as const

/** Settings of both boards: the default board, backups, and resets. */
export function SettingsModal({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { localBackupEnabled } = useConfiguration().application
  return (
    <Modal open={open} onClose={onClose} title={t('BOARD_SETTINGS')}>
      <div className={styles.parts}>
        <DefaultBoard />
        {localBackupEnabled && (
          <section className={styles.part}>
            <h3>{t('BACKUP')}</h3>
            <p className={styles.hint}>{t('BACKUP_HINT')}</p>
            <div className={styles.buttons}>
              <BackupButtons onDone={onClose} />
            </div>
          </section>
        )}
        <ResetSettings />
        <UndoOffers />
      </div>
    </Modal>
  )
}

function DefaultBoard() {
  const { t } = useTranslation()
  const [settings, change] = useBoardSettings()
  return (
    <fieldset className={styles.part}>
      <legend>{t('DEFAULT_BOARD')}</legend>
      {VERSIONS.map(({ version, text, hint }) => (
        <RadioCard
          key={version}
          name="scoreBoardVersion"
          value={version}
          checked={settings.scoreBoardVersion === version}
          onChoose={() => change({ scoreBoardVersion: version })}
        >
          <strong>{t(text)}</strong>
          <span className={styles.hint}>{t(hint)}</span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

function ResetSettings() {
  const { t } = useTranslation()
  const { reset } = useReset()
  const [asking, setAsking] = useState<Exclude<Reset['what'], 'challenge'> | null>(null)
  const begin = (what: Exclude<Reset['what'], 'challenge'>) => {
    setAsking(null)
    reset.mutate({ what })
  }
  return (
    <section className={styles.part}>
      <h3>{t('BEGIN_ANEW')}</h3>
      {RESETS.map(({ what, text, hint, confirm }) => (
        <div key={what} className={styles.reset}>
          <p className={styles.hint}>{t(hint)}</p>
          {asking === what ? (
            <div className={styles.buttons}>
              <Button look="danger" onClick={() => begin(what)} autoFocus>
                {t(confirm)}
              </Button>
              <Button onClick={() => setAsking(null)}>{t('CANCEL')}</Button>
            </div>
          ) : (
            <div className={styles.buttons}>
              <Button pending={reset.isPending} onClick={() => setAsking(what)}>
                {t(text)}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
