import type { Challenge } from './challenge.ts'
import type { Explanation } from './explanation.ts'
import type { Practice } from './practice.ts'
import type { Proof } from './proof.ts'
import type { PropsSource } from './props.ts'
import type { Tutorial } from './tutorial.ts'

/** A challenge's folder as the other packages use it. */
export interface CatalogueEntry {
  /** Name of the folder. */
  readonly id: string
  readonly challenge: Challenge
  /** Name in a language, with English as fallback. The interface identifies challenges by the English one. */
  title(language: string): string
  /** Task as HTML, with English as fallback. */
  brief(language: string): string
  /** Hints as HTML, from vague to explicit, shown on request. */
  hints(language: string): readonly string[]
  /** Cause, fix and prevention, shown after the solve. */
  explanation(language: string): Explanation
  /** Practical relevance, shown after the solve. */
  practice(language: string): Practice
  /** Hints to find the flaw in the code, from vague to explicit: plain text, `code` in backticks. */
  codeHints(language: string): readonly string[]
  /** Why a fix option holds, leaks or breaks: plain text, `code` in backticks. */
  fixReason(name: string, language: string): string
  readonly props?: PropsSource
  /** Tutorial with HTML texts, with English as fallback. Undefined if there is none. */
  readonly tutorial?: (language: string) => Tutorial
  /** Sources of the weakness by file name (`flaw.ts`, `client/fix-x.ts`), including markers. */
  readonly sources: Readonly<Record<string, () => Promise<string>>>
  /** Folder of the weakness relative to `packages/catalogue`; empty without a weakness. */
  readonly weaknessFolder: string
  loadProof(): Promise<Proof>
}
