import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { openTestApp } from '@fruit/tests/support/test-app'
import { flawSource } from '@fruit/training/coding/coding-snippet'
import type { SarifLog } from './readers/sarif.ts'

/** A weakness that accepts own fixes, with a challenge about it. */
interface Task {
  readonly entry: CatalogueEntry
  readonly weakness: Weakness
}

/** Verdict on one candidate. */
export interface JudgedCandidate {
  readonly weakness: string
  readonly file: string
  /** `holds`, `leaks`, `breaks`, or another verdict: it does not compile, or is too slow. */
  readonly verdict: string
  readonly details: string
  readonly line: number | null
}

/** The folder contains no candidates. */
export class NoCandidatesError extends Error {}

function tasks(): readonly Task[] {
  const known = new Map<string, Task>()
  for (const entry of readCatalogue().entries) {
    const { weakness } = entry.challenge
    if (weakness && (weakness.ownFix || weakness.ownContract) && !known.has(weakness.id))
      known.set(weakness.id, { entry, weakness })
  }
  return [...known.values()]
}

const endingOf = ({ ownContract }: Weakness) => (ownContract ? 'sol' : 'ts')

/**
 * Writes a folder for each weakness that accepts own fixes: the flaw without markers, the task, and examples of normal
 * use. It contains neither the vulnerable lines nor an attack.
 *
 * @returns the number of tasks
 */
export async function writeTasks(out: string): Promise<number> {
  const all = tasks()
  for (const { entry, weakness } of all) {
    const folder = join(out, weakness.id)
    mkdirSync(folder, { recursive: true })
    const ending = endingOf(weakness)
    const { text } = await flawSource({ entry, weakness })
    writeFileSync(join(folder, `flaw.${ending}`), text)
    const functions = Object.entries(weakness.ownFix ?? {}).map(([name, { signature, doc, example }]) => ({
      name,
      signature,
      doc,
      example,
    }))
    const contract = weakness.ownContract && { name: weakness.ownContract.name, doc: weakness.ownContract.doc }
    const task = { weakness: weakness.id, cwe: entry.challenge.cwe, functions, ...(contract && { contract }) }
    writeFileSync(join(folder, 'task.json'), `${JSON.stringify(task, null, 2)}\n`)
    writeFileSync(
      join(folder, 'README.md'),
      [
        `# ${weakness.id}`,
        '',
        `The code in \`flaw.${ending}\` runs in a shop and is vulnerable (${entry.challenge.cwe.map((number) => `CWE-${number}`).join(', ')}).`,
        `Write \`candidate.${ending}\` beside it: ${contract ? `the contract \`${contract.name}\`` : 'a module that exports the functions below'}.`,
        'Normal use must work as before, and attacks must fail.',
        ...functions.flatMap(({ name, signature, doc, example }) => [
          '',
          `## ${name}`,
          '',
          `\`${signature}\``,
          '',
          doc,
          '',
          `Example of normal use: \`${JSON.stringify(example)}\`.`,
        ]),
        ...(contract ? ['', `## ${contract.name}`, '', contract.doc] : []),
        '',
      ].join('\n'),
    )
  }
  return all.length
}

/**
 * Judges candidates like players' fixes, each in a new world, two at a time, without a network. A candidate is
 * `<weakness>/candidate*.ts` (or `.sol`) below the folder.
 *
 * @throws NoCandidatesError if there is none
 */
export async function judgeCandidates(folder: string): Promise<readonly JudgedCandidate[]> {
  const candidates = tasks().flatMap((task) => {
    const place = join(folder, task.weakness.id)
    if (!existsSync(place) || !statSync(place).isDirectory()) return []
    // linear-ok: it is anchored and has one loop
    const name = new RegExp(`^candidate[\\w.-]*\\.${endingOf(task.weakness)}$`)
    return readdirSync(place)
      .filter((file) => name.test(file))
      .sort()
      .map((file) => ({ task, file: join(task.weakness.id, file) }))
  })
  if (candidates.length === 0)
    throw new NoCandidatesError(
      `There is no candidate in ${folder}. Write <weakness>/candidate.ts (or .sol); npm run tasks -- --out DIR writes the tasks.`,
    )
  const app = await openTestApp({ judgingTimeoutMs: 24 * 60 * 60 * 1000 })
  try {
    const waiter = { onPosition: () => {}, signal: new AbortController().signal }
    return await Promise.all(
      candidates.map(async ({ task, file }) => {
        const source = readFileSync(join(folder, file), 'utf8')
        const { verdict } = await app
          .learner()
          .inside((world) => app.app.ownFixJudge.judge(world, task, source, waiter))
        const { kind, details, line } = verdict
        return { weakness: task.weakness.id, file, verdict: kind, details, line }
      }),
    )
  } finally {
    await app.close()
  }
}

/** Verdicts as SARIF: `holds` is a pass, everything else is an error. */
export function verdictsAsSarif(judged: readonly JudgedCandidate[]): SarifLog & object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Forbidden Fruit judge', rules: [] } },
        results: judged.map(({ file, verdict, details, line }) => ({
          ruleId: verdict,
          kind: verdict === 'holds' ? 'pass' : 'fail',
          level: verdict === 'holds' ? 'none' : 'error',
          message: { text: details },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file },
                ...(line !== null && { region: { startLine: line } }),
              },
            },
          ],
        })),
      },
    ],
  } as SarifLog & object
}
