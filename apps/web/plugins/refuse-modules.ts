import type { Plugin } from 'vite'

/**
 * Fails the build if a module that must not reach the browser is in the bundle, and names its importers.
 *
 * @param packages names such as `zod`
 */
export function refuseModules(packages: readonly string[]): Plugin {
  const refused = new RegExp(`/node_modules/(${packages.join('|')})/`)
  return {
    name: 'fruit:refuse-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const intruder = output.type === 'chunk' && output.moduleIds.find((id) => refused.test(id))
        if (!intruder) continue
        const importers = this.getModuleInfo(intruder)?.importers.join(', ')
        this.error(
          `${intruder} must not be in the browser's bundle (${output.fileName}). It is imported by ${importers}. ` +
            'Import contracts with `import type`; only their markup/ and screens/ are code for the browser.',
        )
      }
    },
  }
}
