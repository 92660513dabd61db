import { type BoardSettings, cleanSettings } from './board-settings.ts'

/** The version of the file that is written, and the only one that is read. */
const BACKUP_VERSION = 1

/** The three kinds of progress, under the names of their cookies. */
export const CODE_NAMES = ['continueCode', 'continueCodeFindIt', 'continueCodeFixIt'] as const

/** What brings progress back; null: there is none of that kind. */
export type ContinueCodes = Readonly<Record<(typeof CODE_NAMES)[number], string | null>>

/** All that a player may want to take along to another shop. */
export interface Backup extends ContinueCodes {
  readonly settings: BoardSettings
  readonly welcomeBannerStatus: string | null
  readonly cookieConsentStatus: string | null
  readonly language: string | null
  /** Numbers of opened hints by key of the challenge. */
  readonly hints: Readonly<Record<string, readonly number[]>>
}

/** The file does not fit; in `version` what it says it is. */
export class WrongVersion extends Error {
  readonly version: string

  constructor(version: unknown) {
    super(`Version ${version} is incompatible with expected version ${BACKUP_VERSION}`)
    this.name = 'WrongVersion'
    this.version = String(version)
  }
}

/** The text of a backup file. */
export function writeBackup(backup: Backup): string {
  const { settings, welcomeBannerStatus, cookieConsentStatus, hints, language } = backup
  const codes = Object.fromEntries(CODE_NAMES.map((name) => [name, backup[name] ?? undefined]))
  const file = {
    version: BACKUP_VERSION,
    scoreBoard: { ...settings, displayedChallengeCategories: settings.displayedChallengeCategories ?? undefined },
    banners: {
      welcomeBannerStatus: welcomeBannerStatus ?? undefined,
      cookieConsentStatus: cookieConsentStatus ?? undefined,
    },
    language: language ?? undefined,
    ...codes,
    hints,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * Reads a backup file, also one of another shop that speaks the same format.
 *
 * @throws WrongVersion
 * @throws SyntaxError when it is no JSON
 */
export function readBackup(text: string): Backup {
  const file = objectIn(JSON.parse(text))
  if (file.version !== BACKUP_VERSION) throw new WrongVersion(file.version)
  const banners = objectIn(file.banners)
  return {
    settings: cleanSettings(objectIn(file.scoreBoard)),
    welcomeBannerStatus: textIn(banners.welcomeBannerStatus),
    cookieConsentStatus: textIn(banners.cookieConsentStatus),
    language: textIn(file.language),
    continueCode: textIn(file.continueCode),
    continueCodeFindIt: textIn(file.continueCodeFindIt),
    continueCodeFixIt: textIn(file.continueCodeFixIt),
    hints: Object.fromEntries(
      Object.entries(objectIn(file.hints)).map(([key, numbers]) => [
        key,
        Array.isArray(numbers) ? numbers.filter((number) => Number.isInteger(number)) : [],
      ]),
    ),
  }
}

/** Under which name the file is kept. @param day any time of it, where the player is */
export function backupFileName(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `forbidden_fruit-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
