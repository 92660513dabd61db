import { runInContext, Script } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { disarmThread } from '../shell/disarm-thread.ts'
import { openRealm, realmTools } from '../shell/shell-engine.ts'

/** A worker that evaluates code in the shell's realm, as an attacker who took over the shell's library could. */
export const ROLE = 'fruit-realm'
export const address = import.meta.url

export interface RealmTrial {
  /** Evaluates to a text, or a promise of one. */
  readonly code: string
  readonly isDisarmed: boolean
}

async function outcome({ code, isDisarmed }: RealmTrial): Promise<string> {
  const script = new Script((await import('virtual:shell-realm')).program, { filename: 'shell.js' })
  if (isDisarmed) disarmThread()
  const idle = { setTimer: () => {}, clearTimer: () => {}, ask: () => {}, finish: () => {} }
  return (await runInContext(code, openRealm(script, { ...realmTools, ...idle }))) as string
}

if (workerData === ROLE) {
  const answer = (text: string) => parentPort?.postMessage(text)
  parentPort?.on('message', (trial: RealmTrial) => {
    outcome(trial).then(answer, (error: unknown) => answer(String(error)))
  })
}
