/** A tool call requested by the model. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/** One entry of a conversation, as the model reads it. */
export type Message =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly wishes: readonly ToolCall[] }
  /** Result of a tool call, as JSON or plain text. */
  | { readonly role: 'tool'; readonly id: string; readonly name: string; readonly text: string }

/** Input of the model: a conversation, and the names of available tools. */
export interface ModelInput {
  readonly messages: readonly Message[]
  readonly tools: readonly string[]
}

/** Output of the model: text, or tool calls to run first. */
export type Step =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tools'; readonly wishes: readonly Omit<ToolCall, 'id'>[] }
