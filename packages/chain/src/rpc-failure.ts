/** Codes of JSON-RPC 2.0, EIP-1474 and (3) of the usual nodes. */
export const RPC_CODES = {
  notJson: -32700,
  notARequest: -32600,
  unknownMethod: -32601,
  wrongParameters: -32602,
  internal: -32603,
  refused: -32000,
  tooMuch: -32005,
  reverted: 3,
} as const

/** Thrown when a JSON-RPC call has no result. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'
  readonly code: number
  /** The reason that a contract returned, if any. */
  readonly data: string | undefined

  constructor(kind: keyof typeof RPC_CODES, message: string, data?: string) {
    super(message)
    this.code = RPC_CODES[kind]
    this.data = data
  }
}
