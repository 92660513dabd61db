import type { Client } from '@fruit/world/visits/client'
import type { Trigger } from './challenge.ts'

export type Attacker = Client
export type Attack = (attacker: Attacker) => Promise<unknown>

/** The executable exploit of a challenge with its checks. */
export interface Proof {
  readonly key: string
  /** Solves the challenge on the flaw, and nothing on the safe shop or on a fix that holds. */
  readonly exploit: Attack
  /** By title: variants of the exploit that players and their tools use. Each solves the challenge on the flaw. */
  readonly spellings?: Readonly<Record<string, Attack>>
  /** By title: attempts and ordinary requests close to the exploit that must not solve the challenge. */
  readonly nearMisses: Readonly<Record<string, Attack>>
  /** By name of a leaking fix: the attack that still works although the plain exploit fails. */
  readonly bypasses?: Readonly<Record<string, Attack>>
  /**
   * For challenges whose solution no code can undo, such as a leaked secret: the attack on the code of its weakness, and the fact that
   * shows its success. Fixes and bypasses are judged by it.
   */
  readonly onCode?: { readonly exploit: Attack; readonly reaches: Trigger }
  /**
   * True if the solving request shows the effect of an earlier one or of known data, which no code can undo. To test a fix, the whole
   * exploit runs in a new shop instead of this request alone.
   */
  readonly isLasting?: boolean
}

/**
 * Returns the attack on the code of a challenge's weakness, and the facts that show its success.
 *
 * @param solvedWhen of the challenge; used if its solution and that attack are the same
 */
export function attackOnCode(
  { exploit, onCode }: Proof,
  { solvedWhen }: { readonly solvedWhen: Trigger | readonly Trigger[] },
): { readonly exploit: Attack; readonly goal: { readonly solvedWhen: Trigger | readonly Trigger[] } } {
  return onCode ? { exploit: onCode.exploit, goal: { solvedWhen: onCode.reaches } } : { exploit, goal: { solvedWhen } }
}

export function prove(challenge: { readonly key: string }, proof: Omit<Proof, 'key'>): Proof {
  return { key: challenge.key, ...proof }
}
