import { deflateRawSync } from 'node:zlib'
import type { Containment } from '../containment.ts'
import { SqlFailure } from '../sql/sql-job.ts'
import { type Dice, pick } from './dice.ts'
import type { Canary } from './escape-table.ts'
import { type FuzzedEngine, NEIGHBOUR_SECRET } from './fuzz.ts'
import { type Grammar, generate, mutate } from './grammar.ts'
import * as grammars from './grammars.ts'
import type { JuiceDatabase } from './juice-database.ts'
import { SmallMachine } from './small-machine.ts'
import { type EntryOptions, zipArchive } from './zip-archive.ts'

/** Number of inputs: by default, for expensive engines, and for XML documents and contracts. */
const MANY = { long: 10_000, short: 100 } as const
const COSTLY = { long: 10_000, short: 50 } as const
const FEWER = { long: 2000, short: 20 } as const
/** Some inputs are endless, so every deadline is short. */
const DEADLINE_MS = 100
/** Includes a network request of the machine and the start of a shell. */
const MACHINE_DEADLINE_MS = 400

/** The targets: one containment, as in a server, and two worlds. */
export interface FuzzedWorlds {
  readonly contained: Containment
  readonly attacked: JuiceDatabase
  readonly neighbour: JuiceDatabase
}

/** Every engine of the containment, for `testFuzz`. */
export function fuzzedEngines({ contained, attacked, neighbour }: FuzzedWorlds): FuzzedEngine[] {
  /** Several worlds of attackers, so that their jobs do not wait for each other. */
  const owner = (dice: Dice) => `attacker ${Math.floor(dice() * 4)}`
  const text = (grammar: (canary: Canary) => Grammar, dice: Dice, canary: Canary) => {
    const plain = generate(grammar(canary), dice)
    return dice() < 0.5 ? plain : mutate(plain, dice)
  }
  const limits = { deadlineMs: DEADLINE_MS }
  const machineLimits = { deadlineMs: MACHINE_DEADLINE_MS }
  const secretMachine = () => {
    const machine = new SmallMachine()
    machine.disk.set('/home/secret', Buffer.from(NEIGHBOUR_SECRET))
    return machine
  }
  const files: Readonly<Record<string, string>> = {
    '/etc/passwd': 'root:x:0:0:invented:/root:/bin/sh',
    '/uploads/loop.xml': '&a;',
  }
  return [
    {
      power: 'statements in SQL',
      inputs: MANY,
      deadlineMs: DEADLINE_MS,
      attack: (dice, canary) =>
        contained
          .sql({
            ...{ owner: owner(dice), image: attacked.image(), text: text(grammars.sqlGrammar, dice, canary) },
            ...{ parameters: [], limits },
          })
          .catch((error: unknown) => {
            if (error instanceof SqlFailure)
              return { kind: error.limit ? 'limit' : 'failed', limit: error.limit, error }
            throw error
          }),
      calm: async () => {
        const job = { owner: 'neighbour', image: neighbour.image(), parameters: [] }
        const rows = await contained.sql({ ...job, text: 'SELECT password FROM Users WHERE id = 1' })
        return rows[0]?.password === NEIGHBOUR_SECRET
      },
    },
    {
      power: 'scripts',
      inputs: MANY,
      deadlineMs: DEADLINE_MS,
      attack: (dice, canary) =>
        contained.script({
          owner: owner(dice),
          code: text(grammars.scriptGrammar, dice, canary),
          console: true,
          limits,
        }),
      calm: async () => {
        const globals = { kept: NEIGHBOUR_SECRET }
        const outcome = await contained.script({ owner: 'neighbour', code: 'globalThis.mine = kept; mine', globals })
        return outcome.kind === 'value' && outcome.value === NEIGHBOUR_SECRET
      },
    },
    {
      power: 'documents in YAML',
      inputs: MANY,
      deadlineMs: DEADLINE_MS,
      attack: (dice, canary) =>
        contained.yaml({
          ...{ owner: owner(dice), text: text(grammars.yamlGrammar, dice, canary) },
          ...{ isExpanding: dice() < 0.8, limits },
        }),
      calm: async () => {
        const outcome = await contained.yaml({
          owner: 'neighbour',
          text: `a: &a ${NEIGHBOUR_SECRET}\nb: *a`,
          isExpanding: true,
        })
        return outcome.kind === 'value' && outcome.json === JSON.stringify({ a: NEIGHBOUR_SECRET, b: NEIGHBOUR_SECRET })
      },
    },
    {
      power: 'archives',
      inputs: MANY,
      deadlineMs: DEADLINE_MS,
      attack: async (dice, canary) => {
        const outcome = await contained.archive({ owner: owner(dice), bytes: madeArchive(dice, canary), limits })
        if (outcome.kind !== 'value') return outcome
        return {
          kind: 'value',
          files: outcome.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1', 0, 2000)]),
        }
      },
      calm: async () => {
        const bytes = zipArchive([{ name: 'a', bytes: Buffer.from(NEIGHBOUR_SECRET), isDeflated: true }])
        const outcome = await contained.archive({ owner: 'neighbour', bytes })
        return outcome.kind === 'value' && Buffer.from(outcome.files[0]!.bytes).toString() === NEIGHBOUR_SECRET
      },
    },
    {
      power: 'templates',
      inputs: COSTLY,
      deadlineMs: MACHINE_DEADLINE_MS,
      attack: (dice, canary) => {
        const [machine, who] = [new SmallMachine(), owner(dice)]
        return contained.template({
          ...{ owner: who, machine, code: text(grammars.templateGrammar, dice, canary) },
          shell: (command) => contained.shell({ owner: who, command, machine, limits: machineLimits }),
          write: (path, bytes) => {
            if (bytes) machine.disk.set(path, bytes)
          },
          limits: { ...machineLimits, scriptMs: DEADLINE_MS },
        })
      },
      calm: async () => {
        const machine = secretMachine()
        const outcome = await contained.template({
          ...{ owner: 'neighbour', machine, code: "require('fs').readFileSync('/home/secret').toString()" },
          shell: (command) => contained.shell({ owner: 'neighbour', command, machine }),
          write: () => undefined,
        })
        return outcome.kind === 'value' && outcome.value === NEIGHBOUR_SECRET
      },
    },
    {
      power: 'commands of the shell',
      inputs: COSTLY,
      deadlineMs: MACHINE_DEADLINE_MS,
      attack: (dice, canary) =>
        contained.shell({
          ...{ owner: owner(dice), command: text(grammars.shellGrammar, dice, canary) },
          ...{ machine: new SmallMachine(), limits: machineLimits },
        }),
      calm: async () => {
        const outcome = await contained.shell({
          owner: 'neighbour',
          command: 'cat /home/secret',
          machine: secretMachine(),
        })
        return outcome.kind === 'ended' && outcome.stdout === NEIGHBOUR_SECRET
      },
    },
    {
      power: 'documents in XML',
      inputs: FEWER,
      deadlineMs: 2 * DEADLINE_MS,
      attack: (dice, canary) =>
        contained.xml({
          ...{ owner: owner(dice), bytes: Buffer.from(text(grammars.xmlGrammar, dice, canary)) },
          ...(dice() < 0.8 && {
            files: (path: string) => (Object.hasOwn(files, path) ? Buffer.from(files[path]!) : undefined),
          }),
          limits: { deadlineMs: 2 * DEADLINE_MS },
        }),
      calm: async () => {
        const bytes = Buffer.from('<!DOCTYPE o [<!ENTITY a SYSTEM "/home/secret">]><o>&a;</o>')
        const read = (path: string) => (path === '/home/secret' ? Buffer.from(NEIGHBOUR_SECRET) : undefined)
        const outcome = await contained.xml({ owner: 'neighbour', bytes, files: read })
        return outcome.kind === 'value' && outcome.document.includes(NEIGHBOUR_SECRET)
      },
    },
  ]
}

/** The Solidity compiler, whose deadline cannot be set per job. */
export function fuzzedCompiler({ contained }: Pick<FuzzedWorlds, 'contained'>, deadlineMs: number): FuzzedEngine {
  const compiled = (owner: string, source: string) =>
    contained.solidity({ owner, sources: { 'a.sol': source }, wanted: ['a.sol'] })
  return {
    power: 'sources of contracts',
    inputs: FEWER,
    deadlineMs,
    attack: (dice, canary) => {
      const source = generate(grammars.solidityGrammar(canary), dice)
      return compiled('attacker', dice() < 0.7 ? source : mutate(source, dice))
    },
    calm: async () => {
      const { kind } = await compiled('neighbour', `contract A { string public s = "${NEIGHBOUR_SECRET}"; }`)
      return kind === 'value'
    },
  }
}

const NAMES = [
  'a',
  '../../ftp/legal.md',
  '/etc/passwd',
  'a/b/c/',
  '..\\..\\a',
  'a\0.pdf',
  '',
  '.',
  '..',
  'C:\\a',
  '__proto__',
  'a'.repeat(2000),
  '\u202egpj.exe',
  '/'.repeat(200),
] as const

function madeArchive(dice: Dice, { file }: Canary): Uint8Array {
  const entries: EntryOptions[] = Array.from({ length: Math.floor(dice() * 8) }, (_, place) => {
    const size = pick([0, 1, 40, 1000, 70_000], dice)
    const bytes = Buffer.alloc(size, pick(['a', '\0', file, 'PK\x03\x04'], dice))
    return {
      name: pick([...NAMES, file], dice),
      bytes: dice() < 0.1 ? deflateRawSync(bytes) : bytes,
      isDeflated: dice() < 0.6,
      ...(dice() < 0.15 && { size: pick([0, 1, 2 ** 31, 2 ** 32 - 1], dice) }),
      ...(dice() < 0.1 && { crc: Math.floor(dice() * 2 ** 32) }),
      ...(dice() < 0.15 && { method: pick([0, 1, 8, 9, 12, 14, 93, 99, 65_535], dice) }),
      ...(dice() < 0.15 && { flags: Math.floor(dice() * 65_536) }),
      ...(dice() < 0.2 && { mode: pick([0o120777, 0o100644, 0o60000, 0o20000, 0o40755, 0o104755], dice) }),
      ...(place > 0 && dice() < 0.15 && { sharedWith: 0 }),
    }
  })
  const archive = zipArchive(entries, dice() < 0.2 ? 'PK\x05\x06'.repeat(Math.floor(dice() * 50)) : '')
  for (let changes = Math.floor(dice() * 5); changes > 0 && archive.length > 0; changes--)
    archive[Math.floor(dice() * archive.length)] = Math.floor(dice() * 256)
  const start = dice() < 0.1 ? Math.floor(dice() * archive.length) : 0
  const end = dice() < 0.15 ? Math.floor(start + dice() * (archive.length - start)) : archive.length
  return archive.subarray(start, end)
}
