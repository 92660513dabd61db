import type { Variant } from '@fruit/world/world'
import type { Weakness } from './weakness.ts'

/** What runs in the seams of a weakness with its flaw, by name of the seam. */
export async function flawOf(weakness: Weakness): Promise<Map<string, Variant>> {
  return new Map(variantsOf(weakness, await weakness.flaw(), 'flaw'))
}

/** What runs in the seams of a weakness with one of its fixes in place. */
export async function fixOf(weakness: Weakness, fixName: string): Promise<Map<string, Variant>> {
  const fix = weakness.fixes[fixName]
  if (!fix) throw new Error(`The weakness ${weakness.id} has no fix ${fixName}.`)
  const [flaw, module] = await Promise.all([flawOf(weakness), fix.load()])
  return new Map([...flaw, ...variantsOf(weakness, module, `fix:${fixName}`)])
}

function variantsOf(weakness: Weakness, module: object, label: string): [string, Variant][] {
  const exports = module as Record<string, unknown>
  return weakness.seams.flatMap((seam) =>
    exports[seam.exportName] === undefined
      ? []
      : [[seam.name, { label, source: weakness.id, implementation: exports[seam.exportName] }] as [string, Variant]],
  )
}

/** Names of the fixes of a weakness in the order of their files: the order that players' browsers know. */
export function fixNames(weakness: Weakness): string[] {
  return Object.keys(weakness.fixes).sort()
}

/** Base name of the file that holds a fix, as it stands beside the flaw. */
export function fixFile(weakness: Weakness, fixName: string): string {
  return weakness.source.replace(/flaw(?=\.\w+$)/, `fix-${fixName}`)
}
