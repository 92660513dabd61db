/** A request to a wallet. */
export interface WalletRequest {
  readonly method: string
  readonly params?: unknown
}

/** A wallet as pages see it (EIP-1193). */
export interface WalletProvider {
  /** @throws ProviderError, or another object with a `code` of EIP-1193 or JSON-RPC */
  request(request: WalletRequest): Promise<unknown>
  on(event: string, listener: (value: never) => void): unknown
  removeListener(event: string, listener: (value: never) => void): unknown
}

/** Error codes of wallets and nodes: EIP-1193, EIP-1474 and EIP-3085. */
export const CODES = {
  refused: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  alreadyAsked: -32002,
  notFound: -32601,
  invalidParams: -32602,
} as const

/** An error of a wallet or a node (EIP-1193). */
export class ProviderError extends Error {
  readonly code: number
  /** Additional data of the node, such as the return data of a revert. */
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'ProviderError'
    this.code = code
    this.data = data
  }
}

/**
 * Calls the shop's chain by JSON-RPC. @throws ProviderError with the node's error; code 4900 if there is no response
 */
export type AskChain = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** @param url address of the chain's JSON-RPC */
export function askChainAt(url: string): AskChain {
  return async (method, params = []) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
      .then((response) => response.json() as Promise<RpcAnswer>)
      .catch(() => null)
    if (answer === null || typeof answer !== 'object' || !('result' in answer || 'error' in answer))
      throw new ProviderError(CODES.disconnected, 'The chain does not respond.')
    const { error, result } = answer
    if (error) throw new ProviderError(error.code, error.message, error.data)
    return result
  }
}

interface RpcAnswer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}
