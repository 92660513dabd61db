/** Challenges that players may solve by accident. */
const TRIVIAL: ReadonlySet<string> = new Set([
  'closeNotificationsChallenge',
  'errorHandlingChallenge',
  'privacyPolicyChallenge',
])

const BACKUP_FILES = [
  'easterEggLevelOneChallenge',
  'forgottenBackupChallenge',
  'forgottenDevBackupChallenge',
  'misplacedSignatureFileChallenge',
] as const

const DOCUMENTS = ['xxeFileDisclosureChallenge', 'xxeDosChallenge', 'yamlBombChallenge'] as const

/** One action often solves these right after each other (docs/reference/training.md#cheat-score). */
const PAIRS: readonly (readonly [one: string, others: readonly string[]])[] = [
  ['loginAdminChallenge', ['weakPasswordChallenge']],
  ['nullByteChallenge', BACKUP_FILES],
  ['deprecatedInterfaceChallenge', ['uploadTypeChallenge', 'uploadSizeChallenge', ...DOCUMENTS]],
  ['uploadSizeChallenge', ['uploadTypeChallenge', ...DOCUMENTS]],
  ['uploadTypeChallenge', DOCUMENTS],
]

/** Groups of challenges with one solution: after the first solve, the others need no time. */
const GROUPS: readonly (readonly string[])[] = [
  BACKUP_FILES,
  ['uploadSizeChallenge', 'uploadTypeChallenge'],
  ['localXssChallenge', 'xssBonusChallenge'],
  ['fileWriteChallenge', 'videoXssChallenge'],
]

/**
 * Path endings that honest players request before a solve, by challenge key. For a backup file this includes the refused request
 * for it.
 */
export const VISITS_BEFORE: ReadonlyMap<string, readonly string[]> = new Map([
  ['directoryListingChallenge', ['/ftp']],
  ['easterEggLevelOneChallenge', ['/ftp', '/ftp/eastere.gg']],
  ['easterEggLevelTwoChallenge', ['/ftp']],
  ['forgottenBackupChallenge', ['/ftp', '/ftp/coupons_2013.md.bak']],
  ['forgottenDevBackupChallenge', ['/ftp', '/ftp/package.json.bak']],
  ['loginSupportChallenge', ['/ftp', '/ftp/incident-support.kdbx']],
  ['misplacedSignatureFileChallenge', ['/ftp', '/ftp/suspicious_errors.yml']],
  ['nullByteChallenge', ['/ftp']],
  ['rceChallenge', ['/api-docs']],
  ['rceOccupyChallenge', ['/api-docs']],
])

export function isTrivial(key: string): boolean {
  return TRIVIAL.has(key)
}

/** True when an earlier solve makes a challenge trivial: the previous solve is its pair, or any earlier one is in its group. */
export function areCoupled(key: string, earlier: readonly { readonly key: string; readonly phase: string }[]): boolean {
  const previous = earlier.at(-1)
  if (previous && PAIRS.some(([one, others]) => pairs(one, others, key, previous.key))) return true
  const group = GROUPS.find((keys) => keys.includes(key)) ?? []
  return earlier.some((solve) => solve.phase === 'hack' && solve.key !== key && group.includes(solve.key))
}

function pairs(one: string, others: readonly string[], a: string, b: string): boolean {
  return (one === a && others.includes(b)) || (one === b && others.includes(a))
}
