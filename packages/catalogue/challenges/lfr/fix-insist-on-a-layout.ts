/** Layouts that there are. */
const LAYOUTS: readonly unknown[] = ['paper', 'screen']

/** The confirmation in another layout, one of those that there are. */
export function selectLayout(named: unknown, read: (path: string) => string | null): string | null {
  if (!LAYOUTS.includes(named)) throw new Error('There is no such layout.')
  return read(`${named}.hbs`)
}
