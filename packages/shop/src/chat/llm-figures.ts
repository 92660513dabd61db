import { defineState } from '@fruit/world/world'

/** What the assistant of a world has read and written, since the world was opened. */
export interface ModelFigures {
  inputTokens: number
  outputTokens: number
  readonly toolCalls: Map<string, number>
}

export const modelFigures = defineState(
  'chat.model-figures',
  (): ModelFigures => ({ inputTokens: 0, outputTokens: 0, toolCalls: new Map() }),
)
