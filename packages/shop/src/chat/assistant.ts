import type { LanguageModelV3 } from '@ai-sdk/provider'
import type { RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { systemPrompt } from './assistant-prompt.ts'
import { TOOLS } from './assistant-tools.ts'
import { builtInModel } from './built-in-model.ts'
import { toolCallShown } from './facts.ts'
import { modelMetrics } from './llm-figures.ts'
import type { ModelAccess } from './model-access.ts'
import { admitQuestion, showToolCalls } from './seams.ts'
import { toolUser } from './tool-user.ts'

/** One message of a conversation, as a visitor sends it. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** One piece of the streamed response. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly id: string; readonly name: string; readonly input: string }
  /** A note from the shop about the conversation, not from a model. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'finish'; readonly reason: string }
  | { readonly kind: 'error'; readonly message: string }

const MAX_STEPS = 10
const TIMEOUT_MS = 30_000
const MAX_OUTPUT_TOKENS = 1000
const CHARACTERS_PER_TOKEN = 3

interface Choice {
  readonly model: LanguageModelV3
  readonly note: string | null
  /** Counts tokens that the model has used. */
  readonly count: (tokens: number) => void
}

const UNCOUNTED: Choice['count'] = () => {}

/** Continues a conversation. Once it has begun nothing is thrown: errors are yielded as pieces. */
export async function* converse(
  visit: Visit,
  messages: readonly ChatMessage[],
  access: ModelAccess | null,
  { hungUp, cookies }: Pick<RequestDetails, 'hungUp' | 'cookies'>,
): AsyncGenerator<Piece> {
  if (!visit.world.use(admitQuestion)(messages.at(-1)!.content)) {
    yield { kind: 'text', text: visit.translate('I would rather talk about juice.') }
    yield { kind: 'finish', reason: 'stop' }
    return
  }
  const system = systemPrompt(visit)
  // The model also reads messages that a client presents as its answers.
  const length = messages.reduce((sum, { content }) => sum + content.length, system.length)
  const choice = await chosenModel(visit, access, length)
  if (!choice) {
    yield {
      kind: 'error',
      message: visit.translate('The assistant is not there at the moment. Please try again later.'),
    }
    return
  }
  if (choice.note) yield { kind: 'note', text: choice.note }
  let hasSpoken = false
  try {
    for await (const piece of answer(visit, choice, system, messages, { hungUp, cookies })) {
      hasSpoken = true
      yield piece
    }
    return
  } catch (error) {
    if (hungUp.aborted) return
    if (hasSpoken || choice.model.modelId === 'builtin' || !fallsBack(visit)) {
      yield { kind: 'error', message: visit.translate(errorMessage(error)) }
      return
    }
  }
  yield { kind: 'note', text: visit.translate(FALLBACK_NOTE) }
  try {
    const standIn = { model: builtInModel(visit.world), count: UNCOUNTED }
    yield* answer(visit, standIn, system, messages, { hungUp, cookies })
  } catch (error) {
    if (!hungUp.aborted) yield { kind: 'error', message: visit.translate(errorMessage(error)) }
  }
}

const FALLBACK_NOTE = 'The language model of this shop does not answer, so the built-in one does.'

function errorMessage(error: unknown) {
  return (error as Error).name === 'TimeoutError'
    ? ('The assistant thought about it for too long. Please ask once more.' as const)
    : ('The assistant lost its thread. Please ask once more.' as const)
}

function fallsBack({ world }: Visit): boolean {
  return world.configuration.application.chatBot.fallsBack
}

/**
 * Chooses the model that answers; null where none is available. The tokens of an external model are counted before the
 * request.
 */
async function chosenModel(visit: Visit, access: ModelAccess | null, length: number): Promise<Choice | null> {
  const { world } = visit
  const { chatBot } = world.configuration.application
  if (chatBot.assistant !== 'model' || access === null)
    return { model: builtInModel(world), note: null, count: UNCOUNTED }
  const tokens = Math.ceil(length / CHARACTERS_PER_TOKEN) + MAX_OUTPUT_TOKENS
  const { limits } = world.configuration.server
  if (chatBot.llmApiUrl !== null && access.spend(world.id, tokens, world.clock.now(), limits)) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'outside',
      baseURL: chatBot.llmApiUrl,
      ...(access.key !== undefined && { apiKey: access.key }),
    })
    let left = tokens
    // Tools have the model read everything once more.
    const count = (used: number) => {
      left -= used
      if (left >= 0) return
      access.add(world.id, -left, world.clock.now())
      left = 0
    }
    return { model: provider(chatBot.model ?? 'default'), note: null, count }
  }
  return fallsBack(visit)
    ? { model: builtInModel(world), note: visit.translate(FALLBACK_NOTE), count: UNCOUNTED }
    : null
}

async function* answer(
  visit: Visit,
  { model, count }: Pick<Choice, 'model' | 'count'>,
  system: string,
  messages: readonly ChatMessage[],
  { hungUp, cookies }: Pick<RequestDetails, 'hungUp' | 'cookies'>,
): AsyncGenerator<Piece> {
  const { world } = visit
  const [{ stepCountIs, streamText, tool }, { TOOL_SCHEMAS }] = await Promise.all([
    import('ai'),
    import('./tool-schemas.ts'),
  ])
  const figures = world.state(modelMetrics)
  const context = {
    visit,
    said: messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    askJudge: async (instructions: string, said: string) => {
      const judged = streamText({ model, system: instructions, prompt: said, maxRetries: 0, abortSignal: hungUp })
      const text = await judged.text
      count(tokensOf(await judged.usage))
      return text
    },
  }
  const use = toolUser(context)
  const tools = Object.fromEntries(
    Object.entries(TOOLS).map(([name, { description }]) => [
      name,
      tool({ description, inputSchema: TOOL_SCHEMAS[name]!, execute: (given: unknown) => use(name, given) }),
    ]),
  )
  const result = streamText({
    model,
    system,
    messages: messages.map(({ role, content }) => ({ role, content })),
    tools,
    stopWhen: stepCountIs(MAX_STEPS),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: Math.min(world.configuration.application.chatBot.llmMaxRetries, 2),
    abortSignal: AbortSignal.any([hungUp, AbortSignal.timeout(TIMEOUT_MS)]),
    // Errors are part of the stream, so nothing is printed.
    onError: () => {},
  })
  for await (const part of result.fullStream) {
    switch (part.type) {
      case 'text-delta':
        if (part.text) yield { kind: 'text', text: part.text }
        break
      case 'tool-call':
        yield toolPiece(visit, part.toolCallId, part.toolName, part.input, cookies)
        break
      case 'finish-step':
        count(tokensOf(part.usage))
        break
      case 'finish':
        figures.inputTokens += part.totalUsage.inputTokens ?? 0
        figures.outputTokens += part.totalUsage.outputTokens ?? 0
        yield { kind: 'finish', reason: part.finishReason }
        break
      case 'error':
        throw part.error
      case 'abort':
        throw Object.assign(new Error('The model timed out.'), { name: 'TimeoutError' })
    }
  }
}

function tokensOf({
  inputTokens = 0,
  outputTokens = 0,
}: {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}) {
  return inputTokens + outputTokens
}

/** The piece that shows a tool call to the visitor. */
function toolPiece(visit: Visit, id: string, name: string, input: unknown, cookies: RequestDetails['cookies']): Piece {
  const role = visit.session?.role ?? null
  if (!visit.world.use(showToolCalls)(role, cookies)) return { kind: 'tool', id, name, input: '' }
  visit.record(toolCallShown, { tool: name, role, cookie: cookies.show_tool_calls ?? null })
  return { kind: 'tool', id, name, input: JSON.stringify(input ?? {}) }
}

/** @throws HttpError 404 where the assistant is disabled */
export function requireAssistant({ world }: Visit): void {
  if (world.configuration.application.chatBot.assistant === 'off')
    throw HttpError.expected(404, 'This shop has no assistant.')
}
