import { BenchLearner, p99 } from './learner.ts'
import { processorSeconds, type RunningServer, residentMegabytes } from './processes.ts'

/** So many transactions are timed, one after another. */
const TRANSACTIONS = 40
/** So many endless loops are under way at any time. */
const LOOPS = 4

export interface ChainFigures {
  /** Milliseconds of the first transaction of a server, which starts the worker; and those of the processor. */
  readonly first: number
  readonly firstProcessor: number
  /** Milliseconds of each further transaction, in order; and those of the processor that each took, on average. */
  readonly transactions: readonly number[]
  readonly transactionProcessor: number
  /** Resident memory that came with the first transaction, in MB. */
  readonly memory: number
  /** Milliseconds that 99 of 100 visits of another world stay below, while nobody else does anything. */
  readonly idleP99: number
  /** The same beside endless loops on the chain of one world. */
  readonly besideLoopP99: number
}

/** Measures what the chain costs who uses it, and others. @param server one for a class, that is idle */
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
    if (status !== 200) throw new Error(`A payment of the bench was answered ${status}: ${text}`)
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

/** Measures while one learner has the chain run endless loops without a pause. */
async function besideLoops(server: RunningServer, measure: () => Promise<number>): Promise<number> {
  const attacker = new BenchLearner(server.url)
  await attacker.send('/rest/products/search?q=')
  // A constructor that jumps back, again and again, until its gas is used up.
  const loop = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ data: '0x5b5f56' }] }
  let isOver = false
  const attack = async () => {
    while (!isOver) {
      const { text } = await attacker.send('/web3/rpc', loop)
      if (!text.includes('out of gas')) throw new Error(`A loop of the bench was answered: ${text}`)
    }
  }
  const attacks = Array.from({ length: LOOPS }, attack)
  const measured = await measure()
  isOver = true
  await Promise.all(attacks)
  return measured
}
