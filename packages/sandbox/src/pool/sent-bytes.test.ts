import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { runArchive } from '../archive/run-archive.ts'
import { runShell } from '../shell/run-shell.ts'
import type { MachineRequest, MachineResponse, ShellRequest } from '../shell/shell-job.ts'
import { SmallMachine } from '../testing/small-machine.ts'
import { runXml } from '../xml/run-xml.ts'
import type { XmlRequest } from '../xml/xml-job.ts'
import type { Task } from './contained-worker.ts'
import type { WorkerPool } from './worker-pool.ts'

/** A pool whose worker is replaced by `work` in this thread. */
function poolOf(work: (request: unknown) => unknown): WorkerPool {
  return {
    run: async (_owner: string, task: Task) => work(task.request(false, task.deadlineMs)),
  } as unknown as WorkerPool
}

/** Bytes that share the memory of other buffers, like most buffers that Node creates from strings. */
const pooled = (text: string) => Buffer.from(text)
const sharesMemory = ({ buffer, length }: Uint8Array) => buffer.byteLength > length

it('small Node buffers share their memory', () => {
  expect(sharesMemory(pooled('a'))).toBe(true)
})

describe('bytes sent to a worker contain no other memory:', () => {
  it('archives', async () => {
    let sent: Uint8Array | undefined
    const pool = poolOf((request) => {
      sent = (request as { bytes: Uint8Array }).bytes
      return { kind: 'value', files: [] }
    })
    await runArchive(pool, { owner: 'a', bytes: pooled('no archive') })
    expect(sent && [Buffer.from(sent).toString(), sharesMemory(sent)]).toEqual(['no archive', false])
  })

  it('XML documents and their files', async () => {
    const requests: XmlRequest[] = []
    const pool = poolOf((request) => {
      requests.push(request as XmlRequest)
      if (requests.length === 1) return { kind: 'wanted', paths: ['/a'], elapsedMs: 0 }
      return { kind: 'value', document: '', read: [] }
    })
    await runXml(pool, { owner: 'a', bytes: pooled('<a/>'), files: () => pooled('file') })
    const [path, bytes] = requests[1]!.files[0]!
    expect([path, bytes && Buffer.from(bytes).toString()]).toEqual(['/a', 'file'])
    expect([requests[1]!.bytes, bytes!].map(sharesMemory)).toEqual([false, false])
  })

  it('files and pages for a shell', async () => {
    const got: Uint8Array[] = []
    const pool = poolOf(async (request) => {
      const { port } = request as ShellRequest
      const file = await asked(port, { kind: 'read', id: 1, path: '/ftp/legal.md' })
      const page = await asked(port, {
        kind: 'fetch',
        id: 2,
        request: { method: 'GET', url: 'http://169.254.169.254/' },
      })
      if (file?.kind === 'bytes') got.push(file.bytes)
      if (page?.kind === 'fetched') got.push(page.answer.body)
      return { kind: 'ended', stdout: '', stderr: '', exitCode: 0, changes: [] }
    })
    await runShell(pool, { owner: 'a', command: '', machine: new SmallMachine() })
    expect(got.map((bytes) => [Buffer.from(bytes).toString(), sharesMemory(bytes)])).toEqual([
      ['legal', false],
      ['echo "ran /"\n', false],
    ])
  })
})

it('a shell that sends more requests than its commands could gets no more answers', async () => {
  const machine = new SmallMachine()
  let answers = 0
  const pool = poolOf(async (request) => {
    const { port } = request as ShellRequest
    while (await asked(port, { kind: 'read', id: answers, path: '/ftp/legal.md' })) answers++
    return { kind: 'ended', stdout: '', stderr: '', exitCode: 0, changes: [] }
  })
  await runShell(pool, { owner: 'a', command: '', machine, limits: { requests: 2 } })
  expect(answers).toBe(machine.files().length + 2)
})

/** Sends a request like a shell; returns undefined when the port is closed. */
async function asked(port: MessagePort, question: MachineRequest): Promise<MachineResponse | undefined> {
  const ended = new AbortController()
  const { signal } = ended
  port.postMessage(question)
  const answer = once(port, 'message', { signal }).then(([answer]) => answer as MachineResponse)
  const closed = once(port, 'close', { signal }).then(() => undefined)
  try {
    return await Promise.race([answer, closed])
  } finally {
    ended.abort()
    await Promise.allSettled([answer, closed])
  }
}
