import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'

// Runs the shop from its sources. `shop-process.ts` starts this process, answers its requests for modules, and tells it
// when to start the server.

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
  // From here on only the shop keeps this process alive. Otherwise `--help` would never end.
  if (waiting.size === 0 && begun) process.channel?.unref()
})
process.on('disconnect', () => process.exit(1))

let begun = false
// Modules are loaded in advance, because that takes the longest. A failure is ignored here: it occurs again at the
// start and is reported then.
const loaded = runner.import('/src/http/build-app.ts').catch(() => {})

/** Reloads changed modules and runs the server. @param {readonly string[]} changed absolute paths */
async function begin(changed) {
  await loaded
  for (const file of changed)
    for (const module of runner.evaluatedModules.getModulesByFile(file) ?? []) forget(module.id)
  begun = true
  await runner.import('/src/main.ts')
}

/** Invalidates a module and all modules that import it. @param {string} id */
function forget(id) {
  const module = runner.evaluatedModules.getModuleById(id)
  if (!module?.meta) return
  const importers = [...module.importers]
  runner.evaluatedModules.invalidateModule(module)
  for (const importer of importers) forget(importer)
}
