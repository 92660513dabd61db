import { createHash } from 'node:crypto'

/** Lines such as `hints: 3f2a91c0` between two lines of dashes, at the start of a translation file. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/
const LENGTH = 8

/** Hash of an English text. It does not depend on line breaks. */
export function stampOf(english: string): string {
  return createHash('sha256').update(english.trim().replace(/\s+/g, ' ')).digest('hex').slice(0, LENGTH)
}

/** The stamp of the English text of each translated part. */
export function stampsIn(translation: string): Map<string, string> {
  const lines = FRONT_MATTER.exec(translation)?.[1]?.split('\n') ?? []
  return new Map(lines.map((line) => line.split(': ') as [string, string]))
}

/** Writes the stamps of the English texts into a translation file. */
export function withStamps(translation: string, stamps: ReadonlyMap<string, string>): string {
  const lines = [...stamps].map(([part, stamp]) => `${part}: ${stamp}`)
  return `---\n${lines.join('\n')}\n---\n\n${translation.replace(FRONT_MATTER, '')}`
}
