import type { Seam } from '@fruit/isomorphic/seam'

/** A seam and its location in the source. */
export interface DeclaredSeam {
  readonly seam: Seam<unknown>
  /** Path from the project's root. The file exports the seam as `seam.exportName`. */
  readonly file: string
}

const PLACES = {
  'packages/shop/src': import.meta.glob<Readonly<Record<string, unknown>>>('./*/seams.ts', { eager: true }),
  'packages/isomorphic/src': import.meta.glob<Readonly<Record<string, unknown>>>('../../isomorphic/src/*/seams.ts', {
    eager: true,
  }),
}

/** Every seam of the product, sorted by name: those of the server and those of the browser. */
export function allSeams(): readonly DeclaredSeam[] {
  return Object.entries(PLACES)
    .flatMap(([place, modules]) =>
      Object.entries(modules).flatMap(([path, module]) =>
        Object.values(module)
          .filter(isSeam)
          .map((seam) => ({ seam, file: `${place}/${path.split('/').slice(-2).join('/')}` })),
      ),
    )
    .sort((a, b) => (a.seam.name < b.seam.name ? -1 : 1))
}

function isSeam(value: unknown): value is Seam<unknown> {
  return typeof value === 'object' && value !== null && 'safe' in value && 'runsIn' in value
}
