import type { LanguageModelV3, LanguageModelV3Prompt, LanguageModelV3StreamPart } from '@ai-sdk/provider'
import type { World } from '@fruit/world/world'

type Question = Parameters<World['contained']['assistant']>[0]['question']
/** One message of a conversation, as the built-in model reads it. */
export type Message = Question['messages'][number]
type Step = Extract<Awaited<ReturnType<World['contained']['assistant']>>, { kind: 'value' }>['step']

/** Average number of characters per token. */
const CHARACTERS_PER_TOKEN = 4
/**
 * Splits text into chunks of about four words. Larger chunks keep the number of stream events low: each passes through
 * a dozen streams of the library.
 */
const WORD_CHUNKS = /\s+|(?:\S+\s*){1,4}/g

/** The model's next step, with its token counts. */
export interface ModelStep {
  readonly said: Step
  readonly inputTokens: number
  readonly outputTokens: number
}

/**
 * Asks the built-in model for the next step of a conversation. It runs contained.
 *
 * @param tools names of the tools that it may call
 * @throws Error when it hit a limit
 */
export async function nextStep(
  world: World,
  messages: readonly Message[],
  tools: readonly string[],
): Promise<ModelStep> {
  const outcome = await world.contained.assistant({ owner: world.id, question: { messages, tools } })
  if (outcome.kind === 'limit') throw new Error(`The built-in model hit a limit: ${outcome.limit}.`)
  const read = messages.reduce((sum, { text }) => sum + text.length, 0)
  const wrote = JSON.stringify(outcome.step).length
  return { said: outcome.step, inputTokens: tokens(read), outputTokens: tokens(wrote) }
}

/** The shop's built-in model, with the interface of the AI SDK. It runs contained. */
export function builtInModel(world: World): LanguageModelV3 {
  const ask = async (prompt: LanguageModelV3Prompt, tools: readonly string[]) => {
    const { said, inputTokens, outputTokens } = await nextStep(world, messagesOf(prompt), tools)
    const parts: LanguageModelV3StreamPart[] =
      said.kind === 'text'
        ? [
            { type: 'text-start', id: 'said' },
            ...(said.text.match(WORD_CHUNKS) ?? []).map((delta) => ({
              type: 'text-delta' as const,
              id: 'said',
              delta,
            })),
            { type: 'text-end', id: 'said' },
          ]
        : said.wishes.map(({ name, input }) => ({
            type: 'tool-call' as const,
            toolCallId: `call_${world.random.hex(12)}`,
            toolName: name,
            input: JSON.stringify(input),
          }))
    const finish: LanguageModelV3StreamPart = {
      type: 'finish',
      finishReason: { unified: said.kind === 'text' ? 'stop' : 'tool-calls', raw: undefined },
      usage: {
        inputTokens: { total: inputTokens, cacheRead: 0, cacheWrite: 0, noCache: inputTokens },
        outputTokens: { total: outputTokens, text: outputTokens, reasoning: 0 },
      },
    }
    return [{ type: 'stream-start' as const, warnings: [] }, ...parts, finish]
  }
  return {
    specificationVersion: 'v3',
    provider: 'forbidden-fruit',
    modelId: 'builtin',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('The built-in model only supports streaming.')),
    doStream: async ({ prompt, tools = [] }) => {
      const parts = await ask(
        prompt,
        tools.map(({ name }) => name),
      )
      return { stream: streamOf(parts) }
    },
  }
}

function streamOf<Part>(parts: readonly Part[]): ReadableStream<Part> {
  return new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

function tokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN)
}

function messagesOf(prompt: LanguageModelV3Prompt): Message[] {
  return prompt.flatMap(messagesIn)
}

function messagesIn(entry: LanguageModelV3Prompt[number]): Message[] {
  if (entry.role === 'system') return [{ role: 'system', text: entry.content }]
  if (entry.role === 'user') return [{ role: 'user', text: textIn(entry.content) }]
  if (entry.role === 'tool')
    return entry.content.flatMap((part) =>
      part.type === 'tool-result'
        ? [{ role: 'tool' as const, id: part.toolCallId, name: part.toolName, text: textOf(part.output) }]
        : [],
    )
  const wishes = entry.content.flatMap((part) =>
    part.type === 'tool-call'
      ? [{ id: part.toolCallId, name: part.toolName, input: (part.input ?? {}) as Record<string, unknown> }]
      : [],
  )
  return [{ role: 'assistant', text: textIn(entry.content), wishes }]
}

function textIn(content: readonly { readonly type: string; readonly text?: unknown }[]): string {
  return content.flatMap(({ type, text }) => (type === 'text' ? [String(text)] : [])).join('')
}

function textOf(output: { readonly type: string; readonly value?: unknown }): string {
  return typeof output.value === 'string' ? output.value : JSON.stringify(output.value ?? null)
}
