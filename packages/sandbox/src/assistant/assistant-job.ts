import type { ModelInput, Step } from '@fruit/assistant/conversation'

export interface AssistantJob {
  /** Id of the world that owns the job. */
  readonly owner: string
  readonly question: ModelInput
  readonly limits?: Partial<AssistantLimits>
}

export const assistantLimits = {
  deadlineMs: 2000,
  /** Maximum number of characters of all messages together. */
  length: 200_000,
}

export type AssistantLimits = Readonly<typeof assistantLimits>

export type AssistantOutcome =
  | { readonly kind: 'value'; readonly step: Step }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'busy' | 'length' }
