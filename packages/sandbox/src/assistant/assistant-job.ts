import type { ModelInput, Step } from '@fruit/assistant/conversation'

export interface AssistantJob {
  /** Id of the world that owns the job. */
  readonly owner: string
  readonly question: ModelInput
  readonly limits?: Partial<AssistantLimits>
}

export interface AssistantLimits {
  readonly deadlineMs: number
  /** Maximum number of characters of all messages together. */
  readonly length: number
}

export const assistantLimits: AssistantLimits = { deadlineMs: 2000, length: 200_000 }

export type AssistantOutcome =
  | { readonly kind: 'value'; readonly step: Step }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'busy' | 'length' }

export type AssistantEnd = { readonly kind: 'said'; readonly step: Step }
