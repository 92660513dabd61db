import type { Chain, MinedTransaction } from '@fruit/chain/chain'
import { RPC_CODES, RpcFailure } from '@fruit/chain/rpc-failure'
import { StorageFailure } from '@fruit/world/storage/storage-failure'

/** Maximum number of calls in a batch. */
const MAX_BATCH_CALLS = 50
/** Maximum length of the response to a batch, in characters. The call that exceeds it is the last one executed. */
const MAX_BATCH_CHARACTERS = 4 * 2 ** 20

/** Methods that only WebSocket connections have. */
export type ExtraMethods = Readonly<Record<string, (params: readonly unknown[]) => unknown>>

interface RpcContext {
  readonly chain: Chain
  /** Resolves when the next call of a batch may run. */
  readonly nextTurn: () => Promise<void>
  readonly mined: (transaction: MinedTransaction) => void
  readonly methods?: ExtraMethods
  /** Receives unexpected errors. */
  readonly report: (error: unknown) => void
}

/**
 * Answers a JSON-RPC 2.0 request: one call, or a batch of calls, which are executed in order.
 *
 * @returns the response text; null if the request contains only notifications
 */
export async function answerTo(text: string, asked: RpcContext): Promise<string | null> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    return rpcError(null, new RpcFailure('notJson', `parse error: ${(error as Error).message}`))
  }
  if (!Array.isArray(body)) return answerOne(body, asked)
  if (body.length === 0) return rpcError(null, new RpcFailure('notARequest', 'empty batch'))
  if (body.length > MAX_BATCH_CALLS)
    return rpcError(null, new RpcFailure('tooMuch', `A batch can have at most ${MAX_BATCH_CALLS} calls.`))
  const answers: string[] = []
  let left = MAX_BATCH_CHARACTERS
  for (const each of body) {
    const answer = await answerOne(each, asked, left < 0)
    if (answer === null) continue
    left -= answer.length
    answers.push(answer)
  }
  return answers.length > 0 ? `[${answers.join(',')}]` : null
}

/** @param isRefused whether the batch has reached `BATCH_CHARACTERS` */
async function answerOne(
  body: unknown,
  { chain, nextTurn, mined, methods = {}, report }: RpcContext,
  isRefused = false,
): Promise<string | null> {
  // Most calls wait for no I/O, so this lets other requests run between two of them.
  await nextTurn()
  const { jsonrpc, method, params, id } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  const isNumbered = typeof id === 'string' || typeof id === 'number' || id === null
  const known = isNumbered ? id : null
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !(isNumbered || id === undefined))
    return rpcError(
      known,
      new RpcFailure('notARequest', 'invalid request: "jsonrpc": "2.0", a method and an id are required'),
    )
  try {
    if (isRefused) throw new RpcFailure('tooMuch', 'The responses of this batch are too large. Send fewer calls.')
    const own = Object.hasOwn(methods, method) ? methods[method] : undefined
    const result = own ? own(Array.isArray(params) ? params : []) : await chain.request(method, params, mined)
    return id === undefined ? null : JSON.stringify({ jsonrpc: '2.0', id: known, result })
  } catch (error) {
    const failure = asRpcFailure(error)
    if (!failure) report(error)
    if (id === undefined) return null
    return rpcError(known, failure ?? new RpcFailure('internal', 'Internal error.'))
  }
}

/** Converts an error that the client may see; null for any other. */
function asRpcFailure(error: unknown): RpcFailure | null {
  // The storage has reported this failure already.
  if (error instanceof StorageFailure) return new RpcFailure('refused', error.message)
  return error instanceof RpcFailure ? error : null
}

/** Builds an error response. */
function rpcError(id: unknown, { code, message, data }: Pick<RpcFailure, 'code' | 'message' | 'data'>): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } })
}

/** Builds the error response to an unreadable request. */
export function rpcRefusal(message: string): object {
  return { jsonrpc: '2.0', id: null, error: { code: RPC_CODES.notARequest, message } }
}
