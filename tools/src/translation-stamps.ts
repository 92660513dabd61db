import { createHash } from 'node:crypto'

/** Lines such as `hints: 3f2a91c0` between two lines of dashes, at the beginning of a file of translations. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/
const LENGTH = 8

/** Names an English text: another text has another stamp, however the lines of it are broken. */
export function stampOf(english: string): string {
  return createHash('sha256').update(english.trim().replace(/\s+/g, ' ')).digest('hex').slice(0, LENGTH)
}

/** By part: the stamp of the English text that a translation was made from. */
export function stampsIn(translation: string): Map<string, string> {
  const lines = FRONT_MATTER.exec(translation)?.[1]?.split('\n') ?? []
  return new Map(lines.map((line) => line.split(': ') as [string, string]))
}

/** A file of translations that says which English texts it was made from. */
export function withStamps(translation: string, stamps: ReadonlyMap<string, string>): string {
  const lines = [...stamps].map(([part, stamp]) => `${part}: ${stamp}`)
  return `---\n${lines.join('\n')}\n---\n\n${translation.replace(FRONT_MATTER, '')}`
}
