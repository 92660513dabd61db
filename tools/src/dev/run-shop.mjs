import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'

// Runs the shop from its sources. `shop-process.ts` starts this, answers what a module holds, and says when to begin.

/** @type {Map<number, (answer: any) => void>} */
const waiting = new Map()
let asked = 0

const runner = new ModuleRunner(
  {
    transport: {
      invoke: (question) =>
        new Promise((resolve) => {
          waiting.set(++asked, resolve)
          process.channel?.ref()
          process.send?.({ id: asked, question })
        }),
    },
    hmr: false,
    sourcemapInterceptor: 'node',
  },
  new ESModulesEvaluator(),
)

process.on('message', (/** @type {{ id: number, answer: unknown } | { changed: readonly string[] }} */ message) => {
  if ('changed' in message) {
    void begin(message.changed)
    return
  }
  waiting.get(message.id)?.(message.answer)
  waiting.delete(message.id)
  // From here on the shop alone keeps this process alive, or else `--help` would never end.
  if (waiting.size === 0 && begun) process.channel?.unref()
})
process.on('disconnect', () => process.exit(1))

let begun = false
// Loading takes longer than anything else, so it is done before it is needed. What fails now fails again, and is told, then.
const loaded = runner.import('/src/build-app.ts').catch(() => {})

/** Loads what changed meanwhile anew, and runs the server. @param {readonly string[]} changed files with their paths */
async function begin(changed) {
  await loaded
  for (const file of changed)
    for (const module of runner.evaluatedModules.getModulesByFile(file) ?? []) forget(module.id)
  begun = true
  await runner.import('/src/main.ts')
}

/** Forgets a module and all that import it. @param {string} id */
function forget(id) {
  const module = runner.evaluatedModules.getModuleById(id)
  if (!module?.meta) return
  const importers = [...module.importers]
  runner.evaluatedModules.invalidateModule(module)
  for (const importer of importers) forget(importer)
}
