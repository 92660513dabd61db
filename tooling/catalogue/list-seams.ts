import { withSources } from '../dev/with-sources.ts'
import { root } from '../sources.mjs'
import { type SeamSignature, seamSignatures } from './seam-signatures.ts'
import type { SeamUse } from './seam-uses.ts'

type UsesModule = typeof import('./seam-uses.ts')

/** `npm run seams`: lists all seams, or those whose name contains a text, with signature, runtime and uses. */
const wanted = process.argv[2] ?? ''
const uses = await withSources('tooling/catalogue/seam-uses.ts', ({ seamUses }: UsesModule) => seamUses())
const shown = uses.filter(({ name }) => name.includes(wanted))
const signatures = seamSignatures(
  root,
  shown.map(({ file }) => file),
)
for (const use of shown) console.log(`${described(use, signatures.get(use.name))}\n`)
console.log(`${shown.length} seams`)
process.exitCode = shown.length > 0 ? 0 : 1

function described(
  { name, runsIn, file, weaknesses, promises }: SeamUse,
  signature: SeamSignature | undefined,
): string {
  return [
    `${name}  runs in the ${runsIn}, ${file}`,
    signature && `  ${signature.exportName}${signature.shown}`,
    ...weaknesses.map(({ id, keys }) => `  used by ${id}: ${keys.join(', ') || 'no challenge yet'}`),
    promises.length > 0 ? `  ${promises.length} promises in *.feature.ts` : '  no promise: write a *.feature.ts',
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}
