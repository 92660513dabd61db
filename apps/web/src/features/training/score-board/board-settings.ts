import { DIFFICULTIES, type Difficulty } from './challenge-status.ts'

export type BoardVersion = 'v1' | 'v2'

/** The player's settings of the boards. */
export interface BoardSettings {
  /** The board that links lead to: the table, or the preview with its cards. */
  readonly scoreBoardVersion: BoardVersion
  readonly displayedDifficulties: readonly Difficulty[]
  readonly showSolvedChallenges: boolean
  readonly showDisabledChallenges: boolean
  readonly showOnlyTutorialChallenges: boolean
  /** Null: all. */
  readonly displayedChallengeCategories: readonly string[] | null
}

const DEFAULTS: BoardSettings = {
  scoreBoardVersion: 'v1',
  displayedDifficulties: [1],
  showSolvedChallenges: true,
  showDisabledChallenges: true,
  showOnlyTutorialChallenges: false,
  displayedChallengeCategories: null,
}

/** Storage keys of the interface; the values are JSON. */
const KEYS: Readonly<Record<keyof BoardSettings, string>> = {
  scoreBoardVersion: 'score-board-version',
  displayedDifficulties: 'displayedDifficulties',
  showSolvedChallenges: 'showSolvedChallenges',
  showDisabledChallenges: 'showDisabledChallenges',
  showOnlyTutorialChallenges: 'showOnlyTutorialChallenges',
  displayedChallengeCategories: 'displayedChallengeCategories',
}

const NAMES = Object.keys(KEYS) as (keyof BoardSettings)[]

/** Reads the settings of this browser; missing or invalid values get their defaults. */
export function readBoardSettings(storage: Pick<Storage, 'getItem'>): BoardSettings {
  return sanitizeSettings(Object.fromEntries(NAMES.map((name) => [name, parseJson(storage.getItem(KEYS[name]))])))
}

/** Stores settings in this browser; settings that are not named are kept. */
export function writeBoardSettings(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  settings: Partial<BoardSettings>,
): void {
  for (const name of NAMES) {
    const value = settings[name]
    if (value === null) storage.removeItem(KEYS[name])
    else if (value !== undefined) storage.setItem(KEYS[name], JSON.stringify(value))
  }
}

/** Validates settings of unknown origin, such as a file. */
export function sanitizeSettings(given: Readonly<Record<string, unknown>>): BoardSettings {
  const flag = (name: 'showSolvedChallenges' | 'showDisabledChallenges' | 'showOnlyTutorialChallenges') => {
    const value = given[name]
    return typeof value === 'boolean' ? value : DEFAULTS[name]
  }
  const { scoreBoardVersion, displayedDifficulties, displayedChallengeCategories } = given
  return {
    scoreBoardVersion: scoreBoardVersion === 'v2' ? 'v2' : 'v1',
    displayedDifficulties: Array.isArray(displayedDifficulties)
      ? DIFFICULTIES.filter((difficulty) => displayedDifficulties.includes(difficulty))
      : DEFAULTS.displayedDifficulties,
    showSolvedChallenges: flag('showSolvedChallenges'),
    showDisabledChallenges: flag('showDisabledChallenges'),
    showOnlyTutorialChallenges: flag('showOnlyTutorialChallenges'),
    displayedChallengeCategories: Array.isArray(displayedChallengeCategories)
      ? displayedChallengeCategories.filter((category) => typeof category === 'string')
      : null,
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
