import type { Challenge } from './challenge.ts'
import type { Explanation } from './explanation.ts'
import type { Practice } from './practice.ts'
import type { Proof } from './proof.ts'
import type { PropsSource } from './props.ts'
import type { Tutorial } from './tutorial.ts'

/** A challenge's folder, as the rest of the product sees it. */
export interface CatalogueEntry {
  /** Name of the folder. */
  readonly id: string
  readonly challenge: Challenge
  /** Its name in a language, or else in English, by which the interface knows it. */
  title(language: string): string
  /** The task as HTML, in a language or else in English. */
  brief(language: string): string
  /** HTML, from gentle to explicit. For when the player asks. */
  hints(language: string): readonly string[]
  /** Why it is wrong, how to prevent it. For after the solve. */
  explanation(language: string): Explanation
  /** What it has to do with the world outside of the shop. For after the solve. */
  practice(language: string): Practice
  /** What to look for in the flaw's code, from gentle to explicit: plain text, `code` in back-ticks. */
  codeHints(language: string): readonly string[]
  /** Why a fix option of its weakness holds, leaks or breaks: plain text, `code` in back-ticks. */
  fixReason(name: string, language: string): string
  readonly props?: PropsSource
  /** In a language, or else in English; its texts are HTML. Undefined: nobody wrote one. */
  readonly tutorial?: (language: string) => Tutorial
  /** Text of the sources of its weakness by file name (`flaw.ts`, `client/fix-x.ts`), markers included. */
  readonly sources: Readonly<Record<string, () => Promise<string>>>
  /** Folder of its weakness below `packages/catalogue`; empty without one. */
  readonly weaknessFolder: string
  loadProof(): Promise<Proof>
}
