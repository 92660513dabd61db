import type { Client } from '@fruit/world/client'
import type { Trigger } from './challenge.ts'

export type Attacker = Client
export type Attack = (attacker: Attacker) => Promise<unknown>

/** The executable exploit of a challenge and the checks around it. */
export interface Proof {
  readonly key: string
  /** Solves the challenge on the flaw, and nothing on the safe shop or on a fix that holds. */
  readonly exploit: Attack
  /** By title: other ways to write the exploit, as players and their tools do. Each solves the challenge on the flaw by itself. */
  readonly spellings?: Readonly<Record<string, Attack>>
  /** By title: attempts and honest acts close to the exploit that must not solve the challenge. */
  readonly nearMisses: Readonly<Record<string, Attack>>
  /** By name of a leaking fix: the attack that still works there, where the plain exploit fails. */
  readonly bypasses?: Readonly<Record<string, Attack>>
  /**
   * Where the challenge is solved by something that no code takes back, such as a secret that somebody gave away: the attack on
   * the code of its weakness, and the fact that tells that it got through. Fixes are tried and judged by it; bypasses too.
   */
  readonly onCode?: { readonly exploit: Attack; readonly reaches: Trigger }
  /**
   * The request that solves shows what an earlier one did, or what is known since, and no code takes that back. It is not sent again to
   * try whether a fix holds: the whole exploit is, in a new shop.
   */
  readonly isLasting?: boolean
}

/**
 * The attack on the code of a challenge's weakness, and the facts that tell that it got through.
 *
 * @param solvedWhen of the challenge: what tells it where its solution and that attack are the same
 */
export function attackOnCode(
  { exploit, onCode }: Proof,
  { solvedWhen }: { readonly solvedWhen: Trigger | readonly Trigger[] },
): { readonly exploit: Attack; readonly goal: { readonly solvedWhen: Trigger | readonly Trigger[] } } {
  return onCode ? { exploit: onCode.exploit, goal: { solvedWhen: onCode.reaches } } : { exploit, goal: { solvedWhen } }
}

/** Declares the proof of a challenge. */
export function prove(challenge: { readonly key: string }, proof: Omit<Proof, 'key'>): Proof {
  return { key: challenge.key, ...proof }
}
