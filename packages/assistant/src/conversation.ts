/** A call of a tool that the model asks for. */
export interface ToolWish {
  readonly id: string
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/** One entry of a conversation, as the model reads it. */
export type Message =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly wishes: readonly ToolWish[] }
  /** What a tool gave, as JSON or as text. */
  | { readonly role: 'tool'; readonly id: string; readonly name: string; readonly text: string }

/** What the model is asked: a conversation, and the tools that may be used. */
export interface Question {
  readonly messages: readonly Message[]
  readonly tools: readonly string[]
}

/** What the model says next: words, or tools that it wants to use first. */
export type Step =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tools'; readonly wishes: readonly Omit<ToolWish, 'id'>[] }
