import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/error-text.ts'
import { LANGUAGE_COOKIE_SECONDS } from '../../../lib/i18n.ts'
import { useServices } from '../../../lib/services.ts'
import { readBoardSettings, writeBoardSettings } from '../score-board/board-settings.ts'
import { useRefreshProgress } from '../score-board/challenges.ts'
import { applyBackup, type SkippedPart } from './apply-backup.ts'
import { type Backup, backupFileName, CODE_NAMES, readBackup, UnsupportedVersionError, writeBackup } from './backup.ts'
import { ProgressCookies } from './progress-cookies.ts'

const YEAR_SECONDS = LANGUAGE_COOKIE_SECONDS
const READ_CALLS = {
  continueCode: 'GET /rest/continue-code',
  continueCodeFindIt: 'GET /rest/continue-code-findIt',
  continueCodeFixIt: 'GET /rest/continue-code-fixIt',
} as const
const PARTS = {
  settings: 'BOARD_SETTINGS',
  banners: 'BACKUP_BANNERS',
  language: 'BACKUP_LANGUAGE',
  hints: 'BACKUP_HINTS',
  learningPath: 'BACKUP_PATH',
  answers: 'BACKUP_ANSWERS',
  continueCode: 'BACKUP_SOLVES',
  continueCodeFindIt: 'BACKUP_LINES',
  continueCodeFixIt: 'BACKUP_FIXES',
} as const

/** Saves progress and settings to a file, and restores them from it. */
export function useBackup() {
  const { t } = useTranslation()
  const { api, cookies, snackbars } = useServices()
  const refresh = useRefreshProgress()

  const gather = async (): Promise<Backup> => {
    const codes = await Promise.all(
      // If the shop does not respond, the browser's copy of the code is used.
      CODE_NAMES.map(async (name) => {
        const { continueCode } = await api.call(READ_CALLS[name]).catch(() => ({ continueCode: cookies.get(name) }))
        return [name, continueCode || null] as const
      }),
    )
    const [{ opened }, { given }, { path }] = await Promise.all([
      api.call('GET /rest/training/hints').catch(() => ({ opened: {} })),
      api.call('GET /rest/training/paths').catch(() => ({ given: {} })),
      api.call('GET /rest/training/next').catch(() => ({ path: null })),
    ])
    return {
      settings: readBoardSettings(localStorage),
      welcomeBannerStatus: cookies.get('welcomebanner_status'),
      cookieConsentStatus: cookies.get('cookieconsent_status'),
      language: cookies.get('language'),
      hints: opened,
      learningPath: path?.id ?? null,
      answers: given,
      ...(Object.fromEntries(codes) as Pick<Backup, (typeof CODE_NAMES)[number]>),
    }
  }

  /**
   * Restores the browser's settings at once. The rest waits for the player's confirmation, because the page reloads
   * then.
   */
  const keep = (backup: Backup): void => {
    if (backup.settings) writeBoardSettings(localStorage, backup.settings)
    const values = {
      welcomebanner_status: backup.welcomeBannerStatus,
      cookieconsent_status: backup.cookieConsentStatus,
      language: backup.language,
    }
    for (const [name, value] of Object.entries(values)) if (value !== null) cookies.set(name, value, YEAR_SECONDS)
  }

  /** Message about the parts that were not restored, with reasons where known. */
  const report = (leftOut: readonly SkippedPart[]): string => {
    const parts = leftOut.map(({ part, error, ids }) => {
      const reason = error !== undefined ? errorText(error, t) : ids && t('BACKUP_UNKNOWN_IDS', { ids: ids.join(', ') })
      return reason ? `${t(PARTS[part])} (${reason})` : t(PARTS[part])
    })
    return t('BACKUP_LEFT_OUT', { parts: parts.join('; ') })
  }

  const apply = async (backup: Backup, unreadable: readonly SkippedPart[]): Promise<void> => {
    const leftOut = [...unreadable, ...(await applyBackup(api, backup))]
    // Stores the shop's codes in the browser, so that an invalid code replaces none.
    await new ProgressCookies(api, cookies).keep()
    if (leftOut.length === 0) return location.reload()
    await refresh()
    snackbars.show('error', report(leftOut), { text: t('RELOAD_PAGE'), run: () => location.reload() })
  }

  const failed = (error: unknown): void => {
    const reason =
      error instanceof UnsupportedVersionError
        ? t('BACKUP_WRONG_VERSION', { version: error.version })
        : error instanceof SyntaxError
          ? t('BACKUP_NOT_READABLE')
          : errorText(error, t)
    snackbars.show('error', t('BACKUP_RESTORE_FAILED', { reason }))
  }

  return {
    /** Downloads the backup file. */
    save: async (): Promise<void> => {
      const file = new Blob([writeBackup(await gather())], { type: 'application/json' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = backupFileName(new Date())
      link.click()
      URL.revokeObjectURL(link.href)
      snackbars.show('confirmation', t('BACKUP_SAVED'))
    },
    /** Restores the content of a file. */
    restore: async (file: File): Promise<void> => {
      try {
        const { backup, unreadable } = readBackup(await file.text())
        keep(backup)
        const leftOut = unreadable.map((part) => ({ part }))
        const said = leftOut.length > 0 ? `${t('BACKUP_RESTORED')} ${report(leftOut)}` : t('BACKUP_RESTORED')
        snackbars.show('confirmation', said, {
          text: t('APPLY_NOW'),
          run: () => void apply(backup, leftOut).catch(failed),
        })
      } catch (error) {
        failed(error)
      }
    },
  }
}
