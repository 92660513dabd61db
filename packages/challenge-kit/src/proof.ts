import type { Client } from '@fruit/world/client'

export type Attacker = Client
export type Attack = (attacker: Attacker) => Promise<unknown>

/** The executable exploit of a challenge and the checks around it. */
export interface Proof {
  readonly key: string
  /** Solves the challenge on the flaw, and nothing on the safe shop or on a fix that holds. */
  readonly exploit: Attack
  /** By title: attempts and honest acts close to the exploit that must not solve the challenge. */
  readonly nearMisses: Readonly<Record<string, Attack>>
  /** By name of a leaking fix: the attack that still works there, where the plain exploit fails. */
  readonly bypasses?: Readonly<Record<string, Attack>>
}

/** Declares the proof of a challenge. */
export function prove(challenge: { readonly key: string }, proof: Omit<Proof, 'key'>): Proof {
  return { key: challenge.key, ...proof }
}
