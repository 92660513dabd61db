import { type Catalogue, readCatalogue } from '@fruit/catalogue/catalogue'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { type Attack, attackOnCode, type Proof } from '@fruit/challenge-kit/proof'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { implementationIn } from '@fruit/shop/feature'
import { loadFeatures } from '@fruit/shop/features'
import type { LoopbackOptions } from '@fruit/training/inside/inside-client'
import type { Clock } from '@fruit/world/clock'
import type { Variant } from '@fruit/world/world'
import type { TestApp } from '../support/test-app.ts'

const features = await loadFeatures()

/** A clock that stands still, so that time limits of attacks do not depend on the machine's load. */
export function frozenClock(): Clock {
  const start = Date.now()
  return { now: () => start }
}

/**
 * Whether a challenge is selected. `npm run proofs -- <key>` sets PROOFS_OF; challenges whose key does not contain that text are left
 * out.
 */
export function isSelected(key: string): boolean {
  return key.includes(process.env.PROOFS_OF ?? '')
}

type Variants = ReadonlyMap<string, Variant | null>

/** The challenges without their props: the shop is safe, and its visits are judged. */
export function catalogueWithoutProps(): Catalogue {
  return { ...readCatalogue(), props: new Map() }
}

/** Whether an attack solves a challenge in a new world. @param variants implementations of seams that replace those of the test app */
export async function attackSolves(
  testApp: TestApp,
  key: string,
  attack: Attack,
  variants?: Variants,
  exchanged?: LoopbackOptions['exchanged'],
): Promise<boolean> {
  const learner = testApp.learner(variants)
  await attack(learner.client(exchanged))
  return (await learner.solved()).includes(key)
}

/** Whether an attack on the code of a weakness succeeds in a new world. */
export async function attackSucceeds(
  testApp: TestApp,
  { challenge }: CatalogueEntry,
  proof: Proof,
  attack: Attack,
  variants: Variants,
): Promise<boolean> {
  if (!proof.onCode) return attackSolves(testApp, challenge.key, attack, variants)
  const { goal } = attackOnCode(proof, challenge)
  const { solved } = await testApp.learner(variants).inside((world) => testApp.app.inside.run(world, goal, attack))
  return solved
}

/** Titles of the broken promises about a weakness's seams in a world with these variants. */
export async function brokenPromises(testApp: TestApp, weakness: Weakness, variants?: Variants): Promise<string[]> {
  const broken: string[] = []
  for (const seam of weakness.seams) {
    for (const feature of features.filter((feature) => feature.seam === seam.name)) {
      for (const [title, keep] of Object.entries(feature.promises)) {
        const learner = testApp.learner(variants)
        const implementation = learner.inside((world) => implementationIn(world, seam))
        try {
          await keep(learner.client(), implementation as never)
        } catch {
          broken.push(title)
        }
      }
    }
  }
  return broken
}
