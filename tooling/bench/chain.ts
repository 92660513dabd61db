import { BenchLearner, p99 } from './learner.ts'
import { processorSeconds, type RunningServer, residentMegabytes } from './processes.ts'

/** Number of measured transactions, one after another. */
const TRANSACTIONS = 40
/** Number of concurrent endless loops. */
const LOOPS = 4

export interface ChainFigures {
  /** Milliseconds of a server's first transaction, which starts the worker: elapsed, and processor time. */
  readonly first: number
  readonly firstProcessor: number
  /** Milliseconds of each further transaction, in order; and their average processor time. */
  readonly transactions: readonly number[]
  readonly transactionProcessor: number
  /** Growth of resident memory by the first transaction, in MB. */
  readonly memory: number
  /** 99th percentile of the response times of another world without any load, in milliseconds. */
  readonly idleP99: number
  /** The same during endless loops on the chain of one world. */
  readonly besideLoopP99: number
}

/** Measures the cost of the chain for its user and for others. @param server an idle one with a class */
export async function benchChain(server: RunningServer): Promise<ChainFigures> {
  const holder = new BenchLearner(server.url)
  const calm = new BenchLearner(server.url)
  await holder.send('/rest/products/search?q=')
  await p99(calm)
  const idleP99 = await p99(calm)
  const pay = async (number: number) => {
    const walletAddress = `0x${number.toString(16).padStart(40, 'b')}`
    const started = performance.now()
    const { status, text } = await holder.send('/rest/web3/ether', { walletAddress })
    if (status !== 200) throw new Error(`The response to a payment of the bench was ${status}: ${text}`)
    return performance.now() - started
  }
  const before = { processor: processorSeconds(server.pid), memory: residentMegabytes(server.pid) }
  const first = await pay(1)
  const firstProcessor = (processorSeconds(server.pid) - before.processor) * 1000
  const memory = residentMegabytes(server.pid) - before.memory
  const warm = processorSeconds(server.pid)
  const transactions: number[] = []
  for (let number = 2; number < TRANSACTIONS + 2; number++) transactions.push(await pay(number))
  const transactionProcessor = ((processorSeconds(server.pid) - warm) * 1000) / TRANSACTIONS
  const besideLoopP99 = await besideLoops(server, () => p99(calm))
  return { first, firstProcessor, transactions, transactionProcessor, memory, idleP99, besideLoopP99 }
}

/** Measures while one learner runs endless loops on the chain. */
async function besideLoops(server: RunningServer, measure: () => Promise<number>): Promise<number> {
  const attacker = new BenchLearner(server.url)
  await attacker.send('/rest/products/search?q=')
  // A constructor that jumps back until its gas is used up.
  const loop = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ data: '0x5b5f56' }] }
  let isOver = false
  const attack = async () => {
    while (!isOver) {
      const { text } = await attacker.send('/web3/rpc', loop)
      if (!text.includes('out of gas')) throw new Error(`The response to a loop of the bench was: ${text}`)
    }
  }
  const attacks = Array.from({ length: LOOPS }, attack)
  const measured = await measure()
  isOver = true
  await Promise.all(attacks)
  return measured
}
