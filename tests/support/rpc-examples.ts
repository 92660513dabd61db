const ADDRESS = '0x0b4286e3dbfB58D64573E23Cf3046Db351C4158F'
const HASH = `0x${'0'.repeat(64)}`

/** Calls of a JSON-RPC method, with parameters of each kind that methods take. */
export function rpcExamples(method: string): readonly Readonly<Record<string, unknown>>[] {
  const call = { to: ADDRESS, from: ADDRESS, data: '0x00', value: '0x0', gas: '0x5208' }
  const filter = { address: ADDRESS, topics: [HASH], fromBlock: 'latest', toBlock: 'latest', blockHash: HASH }
  return [
    [ADDRESS, '0x0', 'latest'],
    [{ ...call, ...filter }, 'latest'],
  ].map((params) => ({ jsonrpc: '2.0', id: 'one', method, params }))
}
