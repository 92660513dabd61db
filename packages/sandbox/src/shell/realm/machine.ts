import type { NetRequest } from '../../net/net-job.ts'
import type { MachineRequest } from '../shell-job.ts'
import { bytesOf } from './bytes.ts'
import { host } from './host.ts'

/** An answer of the simulated machine, whose bytes are passed separately. */
export type RealmAnswer =
  | { readonly kind: 'bytes'; readonly id: number }
  | {
      readonly kind: 'fetched'
      readonly id: number
      readonly status: number
      readonly statusText: string
      readonly headers: Readonly<Record<string, string>>
      readonly url: string
    }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }

interface Answered {
  readonly answer: RealmAnswer
  readonly bytes: Uint8Array<ArrayBuffer>
}

const waiting = new Map<number, (answered: Answered) => void>()
let count = 0

function ask(question: MachineRequest): Promise<Answered> {
  return new Promise((resolve) => {
    waiting.set(question.id, resolve)
    host.ask(JSON.stringify(question))
  })
}

/** Called with each answer of the machine. @param answer JSON of a `RealmAnswer` */
export function answer(answer: string, latin1: string): void {
  const parsed = JSON.parse(answer) as RealmAnswer
  waiting.get(parsed.id)?.({ answer: parsed, bytes: bytesOf(latin1) })
  waiting.delete(parsed.id)
}

/** @throws Error for a missing file */
export async function readFile(path: string): Promise<Uint8Array> {
  const { answer, bytes } = await ask({ kind: 'read', id: ++count, path })
  if (answer.kind !== 'bytes') throw new Error(`ENOENT: no such file or directory, open '${path}'`)
  return bytes
}

/** @throws Error that explains why there is no response */
export async function request(request: NetRequest) {
  const { answer, bytes } = await ask({ kind: 'fetch', id: ++count, request })
  if (answer.kind !== 'fetched') throw new Error(answer.kind === 'failed' ? answer.message : 'no answer')
  const { status, statusText, headers, url } = answer
  return { status, statusText, headers, url, body: bytes }
}
