import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { outcomeOf, resolveLimits } from '../pool/job-limits.ts'
import { ownBytes } from '../pool/own-bytes.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import {
  type Machine,
  type MachineRequest,
  type MachineResponse,
  type ShellJob,
  type ShellOutcome,
  shellLimits,
} from './shell-job.ts'

/** Runs a command in a worker, and answers its requests to the machine. */
export async function runShell(pool: WorkerPool, { owner, command, machine, ...job }: ShellJob): Promise<ShellOutcome> {
  const limits = resolveLimits(shellLimits, job.limits)
  const { hostName, environment, folder } = machine
  let line: MessagePort | undefined
  const end = await pool
    .run(owner, {
      engine: 'shell',
      deadlineMs: limits.deadlineMs,
      request: () => {
        const { port1, port2: port } = new MessageChannel()
        line = port1
        const listed = machine.files()
        // Each file is read once, so only a worker controlled by an attacker sends more requests.
        let left = listed.length + limits.requests
        // Requests of a terminated worker are answered without effect.
        port1.on('message', (question: MachineRequest) => {
          if (left-- <= 0) return port1.close()
          answered(machine, question)
            .then((answer) => port1.postMessage(answer))
            // The command then waits until its deadline.
            .catch(() => port1.close())
        })
        port1.unref()
        return { command, hostName, environment, folder, listed, limits, port }
      },
    })
    .finally(() => line?.close())
  return outcomeOf(end)
}

async function answered(machine: Machine, question: MachineRequest): Promise<MachineResponse> {
  const { id } = question
  try {
    if (question.kind === 'fetch') {
      const answer = await machine.fetch(question.request)
      return { kind: 'fetched', id, answer: { ...answer, body: ownBytes(answer.body) } }
    }
    const bytes = machine.read(question.path)
    return bytes
      ? { kind: 'bytes', id, bytes: ownBytes(bytes) }
      : { kind: 'failed', id, message: 'There is no such file.' }
  } catch (error) {
    return { kind: 'failed', id, message: (error as Error).message }
  }
}
