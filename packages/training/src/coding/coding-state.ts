import type { Weakness } from '@fruit/challenge-kit/weakness'
import { type CodingState, MAX_OWN_FIX_LENGTH } from '@fruit/contracts/calls/coding'
import type { Visit } from '@fruit/world/visit'
import type { CodingProgress } from './coding-progress.ts'
import { type CodingEntry, fixOptions, flawSource } from './coding-snippet.ts'
import type { InstalledFixes } from './installed-fixes.ts'

/** The variant that runs in the seams of a challenge, and the variants that a player can install. */
export async function codingState(
  { world, language }: Pick<Visit, 'world' | 'language'>,
  coding: CodingEntry,
  progress: CodingProgress,
  installedFixes: InstalledFixes,
): Promise<CodingState> {
  const { entry, weakness } = coding
  const { key, codingChallenge } = entry.challenge
  const options = await fixOptions(coding)
  const status = progress.status(key)
  // Without a choice to make, there is nothing to give away.
  const isTold = !codingChallenge || status === 2
  const flaw = (await flawSource(coding)).text
  const running = installedFixes.running(world, weakness)
  const own = installedFixes.ownFix(world, weakness)
  const functions = world.configuration.challenges.ownFixesEnabled ? functionsOf(weakness) : null
  return {
    key,
    language: weakness.source === 'flaw.sol' ? 'solidity' : 'typescript',
    status,
    hasSteps: codingChallenge,
    flaw,
    running: running.startsWith('fix:')
      ? { kind: 'fix', index: options.findIndex(({ name }) => `fix:${name}` === running) }
      : { kind: running as 'flaw' | 'own' | 'safe' },
    notice: own?.notice ?? null,
    options: options.map(({ name, text, outcome }, index) => ({
      index,
      code: text,
      outcome: isTold ? outcome : null,
      why: isTold ? entry.fixReason(name, language) : null,
    })),
    own: functions
      ? {
          functions,
          start: flaw,
          held: own?.source ?? null,
          mostCharacters: MAX_OWN_FIX_LENGTH,
        }
      : null,
  }
}

/** The functions that a player's own code must export; null when players cannot write a fix. */
function functionsOf({ ownFix, ownContract }: Weakness): { name: string; signature: string; doc: string }[] | null {
  if (ownContract) return [{ name: `contract ${ownContract.name}`, signature: '', doc: ownContract.doc }]
  if (!ownFix) return null
  return Object.entries(ownFix).map(([name, { signature, doc }]) => ({ name, signature, doc }))
}
