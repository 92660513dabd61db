import { parentPort, workerData } from 'node:worker_threads'

/** A worker that attempts forbidden actions, for the tests of `worker-source.ts`. */
export const ROLE = 'fruit-probe'
export const address = import.meta.url

/** The result of each attempt, or the code of its error. */
export type Probed = Readonly<Record<string, string>>

async function probe(file: string, folder: string): Promise<Probed> {
  const fs = await import('node:fs')
  const attempts: Record<string, () => unknown> = {
    reading: () => fs.readFileSync(file, 'utf8'),
    listing: () => fs.readdirSync(folder).join(),
    writing: () => fs.writeFileSync(`${folder}/new.txt`, 'x'),
    removing: () => fs.rmSync(file),
    linking: () => fs.symlinkSync(file, `${folder}/link`),
    process: async () => (await import('node:child_process')).execFileSync('id'),
    thread: async () => new (await import('node:worker_threads')).Worker('1', { eval: true }),
    binding: () => (process as unknown as { binding(name: string): unknown }).binding('fs'),
    addon: () => process.dlopen({ exports: {} }, file),
    environment: () => JSON.stringify(process.env),
  }
  const probed: Record<string, string> = {}
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      probed[name] = String(await attempt())
    } catch (error) {
      probed[name] = (error as NodeJS.ErrnoException).code ?? (error as Error).name
    }
  }
  return probed
}

if (workerData === ROLE) {
  parentPort?.on('message', ([file, folder]: [string, string]) => {
    const answer = (probed: Probed) => parentPort?.postMessage(probed)
    probe(file, folder).then(answer, (error: unknown) => answer({ probe: String(error) }))
  })
}
