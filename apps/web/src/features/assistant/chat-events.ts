import { EventSourceParserStream } from 'eventsource-parser/stream'

/** An event of a streamed response. */
export type ChatEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** `input`: JSON of the tool's arguments; empty for users who may not see it. */
  | { readonly kind: 'tool'; readonly id: string; readonly name: string; readonly input: string }
  | { readonly kind: 'note' | 'error'; readonly text: string }

/** An event in the format of the interface, which is that of language model servers. */
interface WireEvent {
  readonly choices?: readonly {
    readonly delta?: {
      readonly content?: string
      readonly tool_calls?: readonly { id: string; function: { name: string; arguments: string } }[]
    }
  }[]
  readonly note?: string
  readonly error?: string
}

/**
 * Reads the streamed response of `POST /rest/chat`.
 *
 * @param body server-sent events
 * @throws SyntaxError for an event that is not JSON
 */
export async function* chatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const events = body.pipeThrough(new TextDecoderStream() as never).pipeThrough(new EventSourceParserStream())
  const reader = (events as ReadableStream<{ data: string }>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done || value.data === '[DONE]') return
    const { choices = [], note, error } = JSON.parse(value.data) as WireEvent
    if (note !== undefined) yield { kind: 'note', text: note }
    if (error !== undefined) yield { kind: 'error', text: error }
    for (const { delta } of choices) {
      if (delta?.content) yield { kind: 'text', text: delta.content }
      for (const { id, function: tool } of delta?.tool_calls ?? [])
        yield { kind: 'tool', id, name: tool.name, input: tool.arguments }
    }
  }
}
