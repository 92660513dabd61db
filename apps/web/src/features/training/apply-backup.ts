import type { Api } from '../../lib/api.ts'
import { type Backup, type BackupPart, CODE_NAMES } from './backup.ts'

const APPLY = {
  continueCode: 'PUT /rest/continue-code/apply/:code',
  continueCodeFindIt: 'PUT /rest/continue-code-findIt/apply/:code',
  continueCodeFixIt: 'PUT /rest/continue-code-fixIt/apply/:code',
} as const

/** What of a backup's progress was not taken. */
export interface LeftOut {
  readonly part: BackupPart
  /** Why, where the shop or the line said so. */
  readonly error?: unknown
  /** Numbers that belong to no challenge of this shop. */
  readonly ids?: readonly number[]
}

/** Tells the shop the progress of a backup, each part by itself: one that is not taken keeps no other back. */
export async function applyBackup(api: Api, backup: Backup): Promise<LeftOut[]> {
  const leftOut: LeftOut[] = []
  for (const part of CODE_NAMES) {
    const code = backup[part]
    if (code === null) continue
    try {
      const answer = await api.call(APPLY[part], { params: { code } })
      if (typeof answer === 'object' && answer.ignored.length > 0) leftOut.push({ part, ids: answer.ignored })
    } catch (error) {
      leftOut.push({ part, error })
    }
  }
  const wanted = Object.fromEntries(Object.entries(backup.hints).map(([key, numbers]) => [key, [...numbers]]))
  if (Object.keys(wanted).length === 0) return leftOut
  try {
    const { opened } = await api.call('PUT /rest/training/hints', { body: { opened: wanted } })
    const isOpen = (key: string, number: number) => opened[key]?.includes(number) ?? false
    if (Object.entries(wanted).some(([key, numbers]) => !numbers.every((number) => isOpen(key, number))))
      leftOut.push({ part: 'hints' })
  } catch (error) {
    leftOut.push({ part: 'hints', error })
  }
  return leftOut
}
