import { type BoardSettings, sanitizeSettings } from '../score-board/board-settings.ts'

/** Version of the files that are written, and the only one that is read. */
const BACKUP_VERSION = 1

/** The three kinds of progress, under the names of their cookies. */
export const CODE_NAMES = ['continueCode', 'continueCodeFindIt', 'continueCodeFixIt'] as const

/** Continue codes that restore progress; null if there is none of that kind. */
export type ContinueCodes = Readonly<Record<(typeof CODE_NAMES)[number], string | null>>

/** Settings and progress that a player can transfer to another shop. */
export interface Backup extends ContinueCodes {
  /** Null if the file contains none, such as a file of a shop with a single board. */
  readonly settings: BoardSettings | null
  readonly welcomeBannerStatus: string | null
  readonly cookieConsentStatus: string | null
  readonly language: string | null
  /** Numbers of opened hints by key of the challenge. */
  readonly hints: Readonly<Record<string, readonly number[]>>
  /** Id of the learning path that the player follows. */
  readonly learningPath: string | null
  /** Numbers of the answers to questions of learning paths, by name of the question, by id of the path. */
  readonly answers: Readonly<Record<string, Numbers>>
}

/** Numbers from 1, by key or name. */
type Numbers = Readonly<Record<string, readonly number[]>>

/** A part of a backup that is validated separately. */
export type BackupPart =
  | 'settings'
  | 'banners'
  | 'language'
  | 'hints'
  | 'learningPath'
  | 'answers'
  | (typeof CODE_NAMES)[number]

/** Content of a file, and its invalid parts, which are treated as missing. */
export interface ParsedBackup {
  readonly backup: Backup
  readonly unreadable: readonly BackupPart[]
}

/** Unsupported version of a file; `version` is the value in the file. */
export class UnsupportedVersionError extends Error {
  readonly version: string

  constructor(version: unknown) {
    super(`Version ${version} is incompatible with expected version ${BACKUP_VERSION}`)
    this.name = 'UnsupportedVersionError'
    this.version = String(version)
  }
}

/** The text of a backup file. */
export function writeBackup(backup: Backup): string {
  const { settings, welcomeBannerStatus, cookieConsentStatus, hints, language, learningPath, answers } = backup
  const codes = Object.fromEntries(CODE_NAMES.map((name) => [name, backup[name] ?? undefined]))
  const file = {
    version: BACKUP_VERSION,
    scoreBoard: settings && {
      ...settings,
      displayedChallengeCategories: settings.displayedChallengeCategories ?? undefined,
    },
    banners: {
      welcomeBannerStatus: welcomeBannerStatus ?? undefined,
      cookieConsentStatus: cookieConsentStatus ?? undefined,
    },
    language: language ?? undefined,
    ...codes,
    hints,
    learningPath: learningPath ?? undefined,
    answers,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Maximum number of a hint or answer. No challenge has so many hints, and no question so many answers. */
const MAX_NUMBER = 99

/**
 * Reads a backup file, also one of another shop that uses the same format.
 *
 * @throws UnsupportedVersionError
 * @throws SyntaxError if it is not JSON
 */
export function readBackup(text: string): ParsedBackup {
  const file = objectIn(JSON.parse(text))
  // Some programs write the version as a string.
  if (file.version !== BACKUP_VERSION && file.version !== String(BACKUP_VERSION))
    throw new UnsupportedVersionError(file.version)
  const unreadable: BackupPart[] = []
  const among = <Value>(part: BackupPart, value: unknown, fits: (value: unknown) => value is Value): Value | null => {
    // Missing members and null are allowed.
    if (value === undefined || value === null) return null
    if (fits(value)) return value
    if (!unreadable.includes(part)) unreadable.push(part)
    return null
  }
  const banners = among('banners', file.banners, isObject) ?? {}
  const code = (name: (typeof CODE_NAMES)[number]) => among(name, file[name], isCode) || null
  const settings = among('settings', file.scoreBoard, isObject)
  const numbersIn = (part: 'hints' | 'answers', value: unknown): Numbers =>
    Object.fromEntries(
      Object.entries(among(part, value, isObject) ?? {}).flatMap(([name, numbers]) => {
        const list = among(part, numbers, Array.isArray)
        const good = (list ?? []).filter((number) => among(part, number, isNumberFromOne) !== null) as number[]
        return good.length > 0 ? [[name, good]] : []
      }),
    )
  return {
    backup: {
      settings: settings && sanitizeSettings(settings),
      welcomeBannerStatus: among('banners', banners.welcomeBannerStatus, isText) || null,
      cookieConsentStatus: among('banners', banners.cookieConsentStatus, isText) || null,
      language: among('language', file.language, isText) || null,
      continueCode: code('continueCode'),
      continueCodeFindIt: code('continueCodeFindIt'),
      continueCodeFixIt: code('continueCodeFixIt'),
      hints: numbersIn('hints', file.hints),
      learningPath: among('learningPath', file.learningPath, isText) || null,
      answers: Object.fromEntries(
        Object.entries(among('answers', file.answers, isObject) ?? {}).flatMap(([path, questions]) => {
          const good = numbersIn('answers', questions)
          return Object.keys(good).length > 0 ? [[path, good]] : []
        }),
      ),
    },
    unreadable,
  }
}

/** File name of a backup. @param day any time of the day, in the player's time zone */
export function backupFileName(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `forbidden_fruit-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Checks the alphabet and length of a continue code; only the shop knows whether it is valid. */
function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[a-zA-Z0-9]{0,2000}$/.test(value)
}

function isNumberFromOne(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_NUMBER
}
