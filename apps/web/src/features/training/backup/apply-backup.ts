import type { Api } from '../../../lib/calls.ts'
import { type Backup, type BackupPart, CODE_NAMES } from './backup.ts'

const APPLY_CALLS = {
  continueCode: 'PUT /rest/continue-code/apply/:code',
  continueCodeFindIt: 'PUT /rest/continue-code-findIt/apply/:code',
  continueCodeFixIt: 'PUT /rest/continue-code-fixIt/apply/:code',
} as const

/** A part of a backup's progress that was not applied. */
export interface SkippedPart {
  readonly part: BackupPart
  /** Error of the call, if it failed. */
  readonly error?: unknown
  /** Ids of unknown challenges. */
  readonly ids?: readonly number[]
}

/** Sends the progress of a backup to the shop, each part separately: a part that fails does not block the others. */
export async function applyBackup(api: Api, backup: Backup): Promise<SkippedPart[]> {
  const leftOut: SkippedPart[] = []
  for (const part of CODE_NAMES) {
    const code = backup[part]
    if (code === null) continue
    try {
      const answer = await api.call(APPLY_CALLS[part], { params: { code } })
      if (typeof answer === 'object' && answer.ignored.length > 0) leftOut.push({ part, ids: answer.ignored })
    } catch (error) {
      leftOut.push({ part, error })
    }
  }
  const attempt = async (part: BackupPart, restore: () => Promise<boolean>) => {
    try {
      if (!(await restore())) leftOut.push({ part })
    } catch (error) {
      leftOut.push({ part, error })
    }
  }
  const { learningPath } = backup
  const hints = mutableCopy(backup.hints)
  const answers = Object.fromEntries(
    Object.entries(backup.answers).map(([path, questions]) => [path, mutableCopy(questions)]),
  )
  if (Object.keys(hints).length > 0)
    await attempt('hints', async () =>
      containsAll((await api.call('PUT /rest/training/hints', { body: { opened: hints } })).opened, hints),
    )
  if (Object.keys(answers).length > 0)
    await attempt('answers', async () => {
      const { given } = await api.call('PUT /rest/training/paths', { body: { given: answers } })
      return Object.entries(answers).every(([path, questions]) => containsAll(given[path] ?? {}, questions))
    })
  if (learningPath !== null)
    await attempt('learningPath', async () => {
      await api.call('PUT /rest/training/next', { body: { path: learningPath } })
      return true
    })
  return leftOut
}

type Numbers = Record<string, number[]>

function mutableCopy(numbers: Readonly<Record<string, readonly number[]>>): Numbers {
  return Object.fromEntries(Object.entries(numbers).map(([name, list]) => [name, [...list]]))
}

/** Whether all of the wanted numbers are there. */
function containsAll(there: Numbers, wanted: Numbers): boolean {
  return Object.entries(wanted).every(([name, numbers]) => numbers.every((number) => there[name]?.includes(number)))
}
