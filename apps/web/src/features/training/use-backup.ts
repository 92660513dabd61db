import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { LANGUAGE_SECONDS } from '../../lib/i18n.ts'
import { useServices } from '../../lib/services.ts'
import { type Backup, backupFileName, CODE_NAMES, readBackup, WrongVersion, writeBackup } from './backup.ts'
import { readBoardSettings, writeBoardSettings } from './board-settings.ts'

const YEAR_SECONDS = LANGUAGE_SECONDS
const READ = {
  continueCode: 'GET /rest/continue-code',
  continueCodeFindIt: 'GET /rest/continue-code-findIt',
  continueCodeFixIt: 'GET /rest/continue-code-fixIt',
} as const
const APPLY = {
  continueCode: 'PUT /rest/continue-code/apply/:code',
  continueCodeFindIt: 'PUT /rest/continue-code-findIt/apply/:code',
  continueCodeFixIt: 'PUT /rest/continue-code-fixIt/apply/:code',
} as const

/** Takes progress and settings along in a file, and brings them back from it. */
export function useBackup() {
  const { t } = useTranslation()
  const { api, cookies, snackbars } = useServices()

  const gather = async (): Promise<Backup> => {
    const codes = await Promise.all(
      // A shop that does not answer now has told the browser its codes before.
      CODE_NAMES.map(async (name) => {
        const { continueCode } = await api.call(READ[name]).catch(() => ({ continueCode: cookies.get(name) }))
        return [name, continueCode || null] as const
      }),
    )
    const { opened } = await api.call('GET /rest/training/hints').catch(() => ({ opened: {} }))
    return {
      settings: readBoardSettings(localStorage),
      welcomeBannerStatus: cookies.get('welcomebanner_status'),
      cookieConsentStatus: cookies.get('cookieconsent_status'),
      language: cookies.get('language'),
      hints: opened,
      ...(Object.fromEntries(codes) as Pick<Backup, (typeof CODE_NAMES)[number]>),
    }
  }

  /** What browsers keep comes back at once; the rest when the player says so, because the page starts anew then. */
  const keep = (backup: Backup): void => {
    writeBoardSettings(localStorage, backup.settings)
    const values = {
      welcomebanner_status: backup.welcomeBannerStatus,
      cookieconsent_status: backup.cookieConsentStatus,
      language: backup.language,
      continueCode: backup.continueCode,
      continueCodeFindIt: backup.continueCodeFindIt,
      continueCodeFixIt: backup.continueCodeFixIt,
    }
    for (const [name, value] of Object.entries(values)) if (value !== null) cookies.set(name, value, YEAR_SECONDS)
  }

  const apply = async (backup: Backup): Promise<void> => {
    for (const name of CODE_NAMES) {
      const code = backup[name]
      if (code !== null) await api.call(APPLY[name], { params: { code } })
    }
    const opened = Object.fromEntries(Object.entries(backup.hints).map(([key, numbers]) => [key, [...numbers]]))
    if (Object.keys(opened).length > 0) await api.call('PUT /rest/training/hints', { body: { opened } })
  }

  const failed = (error: unknown): void => {
    const reason =
      error instanceof WrongVersion
        ? t('BACKUP_WRONG_VERSION', { version: error.version })
        : error instanceof SyntaxError
          ? t('BACKUP_NOT_READABLE')
          : errorText(error, t)
    snackbars.show('error', t('BACKUP_RESTORE_FAILED', { reason }))
  }

  return {
    /** Hands the browser a file to keep. */
    save: async (): Promise<void> => {
      const file = new Blob([writeBackup(await gather())], { type: 'application/json' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = backupFileName(new Date())
      link.click()
      URL.revokeObjectURL(link.href)
      snackbars.show('confirmation', t('BACKUP_SAVED'))
    },
    /** Brings back what a file holds. */
    restore: async (file: File): Promise<void> => {
      try {
        const backup = readBackup(await file.text())
        keep(backup)
        snackbars.show('confirmation', t('BACKUP_RESTORED'), {
          text: t('APPLY_NOW'),
          run: () => void apply(backup).then(() => location.reload(), failed),
        })
      } catch (error) {
        failed(error)
      }
    },
  }
}
