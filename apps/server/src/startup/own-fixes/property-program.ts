import type { WorkerProgram } from '@fruit/sandbox/pool/worker-source'

/** Files that run in seams. Property checks do not need them. */
const RUNS_IN_SEAMS = /[/](?:flaw|fix-[^/]+)[.](?:ts|sol)$/

/** Program of the threads that check properties of players' fixes. */
export const propertyProgram: WorkerProgram = {
  source: new URL('./property-thread.ts', import.meta.url),
  load: () => import('./property-thread.ts'),
  limits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  ...(import.meta.env.DEV && { plugins: sourcePlugins }),
}

/** Returns the plugins that bundle the program from sources, in tests and in development. */
export async function sourcePlugins(): ReturnType<NonNullable<WorkerProgram['plugins']>> {
  const { solidity } = await import('@fruit/chain/build/solidity-plugin')
  const { load } = solidity() as unknown as { load: (id: string) => Promise<string | null> }
  return [
    {
      name: 'property-checks',
      resolveId: (source) => (RUNS_IN_SEAMS.test(source) ? { id: source, external: true } : null),
      load: (id) => (id.endsWith('.sol') ? load(id) : null),
    },
  ]
}
