import { type CodingState, OWN_FIX_MOST_CHARACTERS } from '@fruit/contracts/calls/coding'
import type { Visit } from '@fruit/world/visit'
import type { CodingProgress } from './coding-progress.ts'
import { type CodingEntry, fixOptions, snippetOf } from './coding-snippet.ts'
import type { InstalledFixes } from './installed-fixes.ts'

/** The variant that runs in the seams of a challenge, and the variants that a player can install. */
export async function codingState(
  { world, language }: Pick<Visit, 'world' | 'language'>,
  coding: CodingEntry,
  progress: CodingProgress,
  installedFixes: InstalledFixes,
): Promise<CodingState> {
  const { entry, weakness } = coding
  const { key } = entry.challenge
  const options = await fixOptions(coding)
  const status = progress.status(key)
  const running = installedFixes.running(world, weakness)
  const own = installedFixes.ownFix(world, weakness)
  return {
    key,
    status,
    running: running.startsWith('fix:')
      ? { kind: 'fix', index: options.findIndex(({ name }) => `fix:${name}` === running) }
      : { kind: running as 'flaw' | 'own' | 'safe' },
    notice: own?.notice ?? null,
    options: options.map(({ name, fix }, index) => ({
      index,
      outcome: status === 2 ? fix.outcome : null,
      why: status === 2 ? entry.fixReason(name, language) : null,
    })),
    own: weakness.ownFix
      ? {
          functions: Object.entries(weakness.ownFix).map(([name, { signature, doc }]) => ({ name, signature, doc })),
          start: (await snippetOf(coding))?.text ?? '',
          held: own?.source ?? null,
          mostCharacters: OWN_FIX_MOST_CHARACTERS,
        }
      : null,
  }
}
