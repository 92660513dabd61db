import { NetFailure } from '../net/net-job.ts'
import { resolveLimits } from '../pool/job-limits.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { runScript } from '../script/run-script.ts'
import type { Json, ScriptOutcome } from '../script/script-job.ts'
import type { Machine } from '../shell/shell-job.ts'
import { templateCode } from './template-code.ts'
import { type TemplateJob, type TemplateLimits, templateLimits } from './template-job.ts'

/** An answer of the machine: its values, or the message of an error. */
type Answer = { readonly [key: string]: Json }

interface Question {
  readonly kind: string
  readonly subject: string
  readonly more: string
}

/**
 * Runs a script as a program of a simulated machine. The engine cannot wait for an answer of the machine. So the script is
 * stopped at its question, the machine answers, and the script runs again from its beginning with all answers so far.
 */
export async function runTemplate(pool: WorkerPool, job: TemplateJob): Promise<ScriptOutcome> {
  const limits = resolveLimits(templateLimits, job.limits)
  const ends = performance.now() + limits.deadlineMs
  const answers: [key: string, answer: Answer][] = []
  const { hostName, environment, folder } = job.machine
  for (;;) {
    const left = Math.floor(ends - performance.now())
    if (left < 1) return { kind: 'limit', limit: 'deadline' }
    const outcome = await runScript(pool, {
      owner: job.owner,
      code: templateCode(job.code),
      globals: { machine: { hostName, environment, folder, answers } },
      limits: { deadlineMs: Math.min(left, limits.scriptMs), memoryBytes: 32 * 1024 * 1024 },
      ...(job.budget && { budget: job.budget }),
    })
    if (outcome.kind !== 'value') return outcome
    const question = questionIn(outcome.value)
    if (!question) return { kind: 'value', value: valueIn(outcome.value) }
    if (answers.length >= limits.questions) return { kind: 'limit', limit: 'output' }
    answers.push([keyOf(question), await answered(job, question, limits)])
  }
}

/** Key of a question; the script's side uses the same. */
function keyOf({ kind, subject, more }: Question): string {
  return JSON.stringify([kind, subject, more])
}

function questionIn(value: Json | undefined): Question | null {
  const asks = (value as { asks?: unknown } | null | undefined)?.asks
  if (!Array.isArray(asks)) return null
  const [kind, subject, more] = asks.map(String)
  return { kind: kind ?? '', subject: subject ?? '', more: more ?? '' }
}

function valueIn(value: Json | undefined): Json | undefined {
  const answer = value as { value?: Json } | null | undefined
  return typeof answer === 'object' && answer !== null ? answer.value : undefined
}

async function answered(job: TemplateJob, { kind, subject, more }: Question, limits: TemplateLimits): Promise<Answer> {
  if (subject.length > limits.textLength || more.length > limits.textLength)
    return { error: 'E2BIG: argument list too long', code: 'E2BIG' }
  const cut = (text: string) => text.slice(0, limits.textLength)
  switch (kind) {
    case 'shell': {
      const outcome = await job.shell(subject)
      if (outcome.kind === 'limit') return { stdout: '', stderr: 'Killed\n', exitCode: 137 }
      return { stdout: cut(outcome.stdout), stderr: cut(outcome.stderr), exitCode: outcome.exitCode }
    }
    case 'read': {
      const bytes = job.machine.read(subject)
      if (!bytes) return missing('open', subject)
      return { text: cut(Buffer.from(bytes).toString('utf8')) }
    }
    case 'list': {
      const folder = subject === '/' ? '/' : `${subject.replace(/(?<!\/)\/+$/, '')}/`
      const names = namesIn(folder, job.machine, limits.textLength)
      return names.length > 0 ? { names } : missing('scandir', subject)
    }
    case 'write':
      return tried(() => job.write(subject, Buffer.from(more)))
    case 'remove':
      return job.machine.read(subject) ? tried(() => job.write(subject, null)) : missing('unlink', subject)
    case 'fetch':
      return fetched(job, subject, more, cut)
    default:
      return { error: 'ENOSYS: function not implemented', code: 'ENOSYS' }
  }
}

async function fetched(job: TemplateJob, url: string, more: string, cut: (text: string) => string): Promise<Answer> {
  try {
    const { method = 'GET', headers = {}, body = '' } = JSON.parse(more || '{}')
    const texts = Object.entries(Object(headers)).map(([name, value]) => [name, String(value)])
    const request = { method: String(method), url, headers: Object.fromEntries(texts), body: String(body) }
    const answer = await job.machine.fetch(request)
    return { status: answer.status, headers: answer.headers, text: cut(Buffer.from(answer.body).toString('utf8')) }
  } catch (error) {
    return { error: (error as Error).message, code: error instanceof NetFailure ? error.code : 'EINVAL' }
  }
}

function tried(act: () => void): Answer {
  try {
    act()
    return { text: '' }
  } catch (error) {
    const { message, code = 'ENOSPC' } = error as NodeJS.ErrnoException
    return { error: message, code }
  }
}

/** The sorted names in a folder, without the last ones when all together are longer than `most` characters. */
function namesIn(folder: string, machine: Machine, most: number): string[] {
  const names = new Set<string>()
  for (const { path } of machine.files()) {
    if (!path.startsWith(folder)) continue
    const end = path.indexOf('/', folder.length)
    names.add(path.slice(folder.length, end < 0 ? undefined : end))
  }
  let left = most
  return [...names].sort().filter((name) => {
    left -= name.length
    return left >= 0
  })
}

function missing(call: string, path: string): Answer {
  return { error: `ENOENT: no such file or directory, ${call} '${path.slice(0, 200)}'`, code: 'ENOENT' }
}
