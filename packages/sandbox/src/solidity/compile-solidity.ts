import { createRequire } from 'node:module'
import { outcomeOf } from '../pool/job-limits.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import {
  MAX_SOLIDITY_CHARACTERS,
  SOLIDITY_DEADLINE_MS,
  type SolidityJob,
  type SolidityOutcome,
} from './solidity-job.ts'

/** Compiles Solidity in a worker. The compiler gets all sources as text and cannot request files. */
export async function compileSolidity(
  pool: WorkerPool,
  { owner, sources, wanted }: SolidityJob,
): Promise<SolidityOutcome> {
  const characters = Object.values(sources).reduce((sum, text) => sum + text.length, 0)
  if (characters > MAX_SOLIDITY_CHARACTERS)
    return refused('There is too much of it: a contract is a few hundred lines.')
  const program = createRequire(import.meta.url).resolve('solc/soljson.js')
  const end = await pool.run(owner, {
    engine: 'solidity',
    deadlineMs: SOLIDITY_DEADLINE_MS,
    clock: 'processor',
    request: () => ({ owner, program, sources, wanted }),
  })
  return outcomeOf(end)
}

function refused(message: string): SolidityOutcome {
  return { kind: 'refused', complaints: [{ severity: 'error', message, file: null, line: null }] }
}
