import { defineState } from '@fruit/world/world'

/** Token and tool-call counts of a world's assistant since the world was opened. */
export interface ModelFigures {
  inputTokens: number
  outputTokens: number
  readonly toolCalls: Map<string, number>
}

export const modelFigures = defineState(
  'chat.model-figures',
  (): ModelFigures => ({ inputTokens: 0, outputTokens: 0, toolCalls: new Map() }),
)
