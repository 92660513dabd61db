import type { Variant } from '@fruit/world/world'
import type { Weakness } from './weakness.ts'

/** Returns the flawed variants of a weakness by seam name. */
export async function flawOf(weakness: Weakness): Promise<Map<string, Variant>> {
  return new Map(variantsOf(weakness, await weakness.flaw(), 'flaw'))
}

/** Returns the variants of a weakness with one of its fixes by seam name. */
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

/** Returns the fix names of a weakness in alphabetical order, which clients of the interface expect. */
export function fixNames(weakness: Weakness): string[] {
  return Object.keys(weakness.fixes).sort()
}

/** Returns the base name of a fix's source file, in the folder of the flaw. */
export function fixFile(weakness: Weakness, fixName: string): string {
  return weakness.source.replace(/flaw(?=\.\w+$)/, `fix-${fixName}`)
}
