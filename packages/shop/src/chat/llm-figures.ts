import { defineState } from '@fruit/world/world'

/** Token and tool-call counts of a world's assistant since the world was opened. */
export interface ModelMetrics {
  inputTokens: number
  outputTokens: number
  readonly toolCalls: Map<string, number>
}

export const modelMetrics = defineState(
  'chat.model-figures',
  (): ModelMetrics => ({ inputTokens: 0, outputTokens: 0, toolCalls: new Map() }),
)
