import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, serverFlags, serverProgram, upToDate } from '../sources.mjs'
import { benchChain } from './chain.ts'
import { benchChat } from './chat.ts'
import { benchCheckout, HISTORY } from './checkout.ts'
import { benchClass, classRows } from './class.ts'
import { firstVisitRows } from './first-visit.ts'
import { all, atMost, type Goal, noTrend, ofTheYardstick, type Row } from './goals.ts'
import { BenchLearner } from './learner.ts'
import { benchNeighbours } from './neighbours.ts'
import { readOptions } from './options.ts'
import { benchOwnFixes } from './own-fixes.ts'
import { processorSeconds, type RunningServer, residentMegabytes, runServer, runYardstick } from './processes.ts'
import { load, rateRows } from './rates.ts'
import { mb, median, ms } from './units.ts'

const WEB = join(root, 'apps/web/dist')
const VERSION_PATH = '/rest/admin/application-version'

/** Parts in the order in which they are measured. */
const PARTS = {
  speed: measure,
  pages: measurePages,
  checkout: measureCheckout,
  chain: measureChain,
  chat: measureChat,
  neighbours: measureNeighbours,
  class: measureClass,
} as const satisfies Readonly<Record<string, () => Promise<void>>>
const { chosen, values } = readOptions(Object.keys(PARTS))
const { seconds, rounds, learners } = values

// Ends the servers of the bench when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const rows: Row[] = []
const scratch = mkdtempSync(join(tmpdir(), 'fruit-bench-'))
try {
  if (!values.asIs && !upToDate())
    execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tooling/build/build.ts')], { stdio: 'inherit' })
  for (const [part, work] of Object.entries(PARTS)) if (chosen.includes(part)) await work()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
const width = Math.max(...rows.map(([what]) => what.length))
for (const [what, found, goal] of rows)
  console.log(
    `${what.padEnd(width)}  ${found.padEnd(58)}  ${goal ? `${goal.isMet ? 'goal' : 'MISSED'}: ${goal.text}` : ''}`,
  )
const missed = rows.filter(([, , goal]) => goal?.isMet === false).length
if (missed > 0) console.log(`${missed} of ${rows.filter(([, , goal]) => goal).length} goals missed`)
if (missed > 0 && !values.report) process.exitCode = 1

async function measure(): Promise<void> {
  const first = await runShop('data')
  row('first start (template built)', ms(first.startMs))
  await first.stop()
  const starts: number[] = []
  for (let i = 0; i < 5; i++) {
    const server = await runShop('data')
    starts.push(server.startMs)
    await server.stop()
  }
  row('start to first response (median of 5)', ms(median(starts)), atMost(median(starts), 500, 'ms'))

  const shop = await runShop('data')
  await settle()
  const idle = residentMegabytes(shop.pid)
  row('resident memory, idle, one world', mb(idle), atMost(idle, 120, 'MB'))
  const learner = new BenchLearner(shop.url)
  const customer = await learner.register()
  // The first login creates the basket that the yardstick looks up.
  await learner.logIn(customer)
  const yardstick = await startYardstick(shop, join(scratch, 'data'))
  rows.push(...(await rateRows(shop, yardstick, { customer, web: WEB, seconds, rounds })))
  await yardstick.stop()
  const memory: number[] = []
  for (let part = 0; part < 3; part++) {
    await load(shop, { path: '/rest/products/search?q=' }, values.load / 3)
    memory.push(residentMegabytes(shop.pid))
  }
  row(
    `resident memory after ${values.load} s of load, in thirds`,
    memory.map(mb).join(', '),
    all(atMost(Math.max(...memory), 200, 'MB'), noTrend(memory)),
  )
  await shop.stop()
  await manyWorlds()
  await firstLogins()
  await ownFixes()
}

/** Checkout, order history and confirmation. */
async function measureCheckout(): Promise<void> {
  // Raises the limit of orders per shop.
  const config = join(scratch, 'checkout.yml')
  writeFileSync(config, `server:\n  limits:\n    tableRows: ${values.checkouts + 2000}\n`)
  const start = () => runShop('checkout', ['--config', config])
  const data = join(scratch, 'checkout')
  const { ours, theirs, history, confirmation, memory } = await benchCheckout(start, data, scratch, values.checkouts)
  row(
    'checkout (median)',
    `${ours.toFixed(2)} ms, yardstick ${theirs.toFixed(2)} ms = ${(theirs / ours).toFixed(2)}`,
    all(ofTheYardstick(theirs / ours, 0.5), atMost(ours, 15, 'ms')),
  )
  row(`order history with ${HISTORY} orders (median)`, `${history.toFixed(2)} ms`, atMost(history, 10, 'ms'))
  row('confirmation as PDF (median)', `${confirmation.toFixed(2)} ms`)
  row(`resident memory over ${values.checkouts} checkouts, in thirds`, memory.map(mb).join(', '), noTrend(memory))
}

/** Cost of the chain, and its effect on another world. */
async function measureChain(): Promise<void> {
  const server = await runClass('chain')
  const figures = await benchChain(server)
  await server.stop()
  const { first, firstProcessor, transactions, transactionProcessor, memory, idleP99, besideLoopP99 } = figures
  row('the chain, first transaction', `${ms(first)}; processor ${ms(firstProcessor)}`, atMost(first, 2000, 'ms'))
  row(
    'the chain, each further transaction (median)',
    `${ms(median(transactions))}; processor ${ms(transactionProcessor)}`,
    atMost(median(transactions), 50, 'ms'),
  )
  row('the chain, memory while its worker runs', mb(memory))
  row(
    'another world, during endless loops on a chain (p99)',
    `${ms(besideLoopP99)}, alone ${ms(idleP99)}`,
    atMost(besideLoopP99, 100, 'ms'),
  )
}

/** A class in one process. */
async function measureClass(): Promise<void> {
  const figures = await benchClass({
    learners,
    seconds: values.study,
    start: () => runShop('whole-class', ['--class'], {}, '/assets/none'),
    startBare: (shop, world) => startYardstick(shop, join(scratch, 'whole-class'), world),
  })
  rows.push(...classRows(figures, learners))
}

/** Response times of a class that uses the built-in model, and of another learner. */
async function measureChat(): Promise<void> {
  const server = await runClass('chat', { TRUST_PROXY: '127.0.0.1' })
  const { firstWord, medianFirstWord, others, alone, answers, processor, first } = await benchChat(server)
  await server.stop()
  row('the assistant, first word of the first answer', ms(first))
  row(
    'the assistant, first word, 50 learners at once (p99)',
    `${ms(firstWord)}, median ${ms(medianFirstWord)}; ${answers} answers`,
    atMost(firstWord, 300, 'ms', 'p99'),
  )
  row('a search meanwhile (p99)', `${ms(others)}, alone ${ms(alone)}`, atMost(others, 100, 'ms', 'p99'))
  row('the assistant, processor per answer', ms(processor))
}

/** Response times of a learner while others cause load. */
async function measureNeighbours(): Promise<void> {
  let count = 0
  const start = (config: string) =>
    runShop(
      `neighbours-${++count}`,
      ['--class', '--config', config],
      // Each client has its own address, in the X-Forwarded-For header.
      { TRUST_PROXY: '127.0.0.1' },
      '/assets/none',
    )
  for (const { load, alone, beside, slowest, processor } of await benchNeighbours(start, scratch))
    row(
      `a learner, while others ${load.what}`,
      `p99 ${ms(beside)}, alone ${ms(alone)}; slowest ${ms(slowest)}; ${processor.toFixed(2)} processors`,
      all(
        atMost(beside, load.goal, 'ms', 'p99'),
        ...(load.slowest === undefined ? [] : [atMost(slowest, load.slowest, 'ms', 'slowest')]),
      ),
    )
}

/** The first visit to a shop, on a slow phone and on a desktop. */
async function measurePages(): Promise<void> {
  const shop = await runShop('pages')
  await settle()
  rows.push(...(await firstVisitRows(shop)))
  await shop.stop()
}

/** Measures the creation of worlds, and the memory of each further open one. */
async function manyWorlds(): Promise<void> {
  const server = await runClass('class')
  const before = residentMegabytes(server.pid)
  const births: number[] = []
  for (let i = 0; i < 200; i++) {
    const start = performance.now()
    await (await fetch(`${server.url}/rest/products/search?q=`)).arrayBuffer()
    births.push(performance.now() - start)
  }
  await settle()
  row(
    'a new world, until the response to its first search',
    `median ${ms(median(births))}, slowest ${ms(Math.max(...births))}`,
    atMost(median(births), 20, 'ms'),
  )
  const each = (residentMegabytes(server.pid) - before) / 200
  row('each of 200 further open worlds', mb(each), atMost(each, 2, 'MB'))
  await server.stop()
}

/** Measures the cost of judging a player's own fix, and the effect of the worst one on another world. */
async function ownFixes(): Promise<void> {
  const server = await runClass('own-fixes')
  const { verdicts, idleP99, worst } = await benchOwnFixes(server)
  await server.stop()
  row('verdict on an own fix, processor', `median ${median(verdicts).toFixed(2)} s`, atMost(median(verdicts), 4, 's'))
  row('another world, idle (p99 of search and login)', ms(idleP99))
  row('another world, during the worst own fix (p99)', `${ms(worst.p99)}: ${worst.title}`, atMost(worst.p99, 100, 'ms'))
}

/** Measures the first login in new worlds, which generates the key pair of the world. */
async function firstLogins(): Promise<void> {
  const server = await runClass('first-logins')
  const took: number[] = []
  for (let i = 0; i < 20; i++) {
    const learner = new BenchLearner(server.url)
    const customer = await learner.register()
    const start = performance.now()
    await learner.logIn(customer)
    took.push(performance.now() - start)
  }
  await server.stop()
  row(
    'first login of a world',
    `median ${ms(median(took))}, slowest ${ms(Math.max(...took))}`,
    atMost(median(took), 30, 'ms'),
  )
}

/** @param id of the world whose shop it serves */
async function startYardstick(shop: RunningServer, data: string, id = 'home'): Promise<RunningServer> {
  const world = join(data, 'worlds', id)
  const folder = join(world, readdirSync(world).find((name) => name.startsWith('shop-'))!)
  for (const name of ['shop.db', 'shop.db-wal']) copyFileSync(join(folder, name), join(scratch, name))
  const listed = await fetch(`${shop.url}/api/Challenges`)
  // With a class, this request needs a shop and fails. Then the yardstick needs no challenges.
  const { data: challenges } = listed.ok ? ((await listed.json()) as { data: unknown[] }) : { data: [] }
  return runYardstick({ shopFile: join(scratch, 'shop.db'), webFolder: WEB, challenges })
}

/** Runs the built shop. @param name of its data folder @param path of its first request */
function runShop(
  name: string,
  options: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  path = VERSION_PATH,
): Promise<RunningServer> {
  return runServer([...serverFlags, serverProgram, '--data', join(scratch, name), ...options], env, path)
}

/** Runs a shop with a class, and waits until it is idle. */
async function runClass(name: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const server = await runShop(name, ['--class'], env)
  await restful(server.pid)
  return server
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1500))
}

/** Waits until a server is idle. */
async function restful(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY, now = processorSeconds(pid); now - before > 0.02; ) {
    await settle()
    before = now
    now = processorSeconds(pid)
  }
}

/** @param goal default: none */
function row(what: string, found: string, goal: Goal | null = null): void {
  rows.push([what, found, goal])
}
