import assert from 'node:assert/strict'
import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import type { Visitor } from '../feature.ts'

/**
 * The return value of a contract's view function.
 * @param data selector and values, in hexadecimal digits
 */
export async function callView(visitor: Visitor, to: string, data: string): Promise<string> {
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] }
  const { status, json } = await visitor.post(RPC_PATH, call)
  assert.equal(status, 200)
  const { result } = json()
  assert.match(String(result), /^0x[0-9a-f]{64}/)
  return result
}
