import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { ofTheYardstick, type Row } from './goals.ts'
import type { Customer } from './learner.ts'
import { processorSeconds, type RunningServer } from './processes.ts'
import { median } from './units.ts'

interface Case {
  readonly name: string
  readonly goal: number
  readonly request: { method?: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }
}

interface Rate {
  readonly perSecond: number
  /** Responses per second of the server's processor time. Depends less on other processes of the machine. */
  readonly perProcessorSecond: number
}

/**
 * Responses per second of the shop and of the yardstick, measured alternately.
 *
 * @param web folder of the built web client
 * @param seconds of each of the `rounds`
 */
export async function rateRows(
  shop: RunningServer,
  yardstick: RunningServer,
  { customer, web, seconds, rounds }: { customer: Customer; web: string; seconds: number; rounds: number },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const each of cases(customer, web)) rows.push(await compare(each, shop, yardstick, seconds, rounds))
  return rows
}

function cases(customer: Customer, web: string): Case[] {
  const script = readdirSync(join(web, 'assets')).find((name) => /^libraries-.*\.js$/.test(name))
  const json = { 'content-type': 'application/json' }
  return [
    { name: 'product search', goal: 0.75, request: { path: '/rest/products/search?q=' } },
    { name: 'one product', goal: 0.75, request: { path: '/api/Products/1' } },
    { name: 'challenges', goal: 0.75, request: { path: '/api/Challenges' } },
    {
      name: 'login',
      goal: 0.6,
      request: { method: 'POST', path: '/rest/user/login', body: JSON.stringify(customer), headers: json },
    },
    { name: 'static file', goal: 0.9, request: { path: `/assets/${script}`, headers: { 'accept-encoding': 'br' } } },
  ]
}

async function compare(
  { name, goal, request }: Case,
  shop: RunningServer,
  yardstick: RunningServer,
  seconds: number,
  rounds: number,
): Promise<Row> {
  const ours: Rate[] = []
  const theirs: Rate[] = []
  await load(shop, request, 1)
  await load(yardstick, request, 1)
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(shop, request, seconds))
    theirs.push(await load(yardstick, request, seconds))
  }
  const ratio = (of: keyof Rate) => median(ours.map((rate, round) => rate[of] / theirs[round]![of]))
  const rate = (rates: Rate[]) => Math.round(median(rates.map(({ perSecond }) => perSecond)))
  return [
    name,
    `${rate(ours)}/s of ${rate(theirs)}/s = ${ratio('perSecond').toFixed(2)}; per processor second ${ratio('perProcessorSecond').toFixed(2)}`,
    ofTheYardstick(ratio('perSecond'), goal),
  ]
}

/** Responses per second with ten connections. @throws Error unless every response is a 2xx */
export async function load(server: RunningServer, request: Case['request'], duration: number): Promise<Rate> {
  const { path, ...rest } = request
  const before = processorSeconds(server.pid)
  const result = await autocannon({ url: server.url + path, connections: 10, duration, ...rest })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} responses were not 2xx, ${result.errors} errors`)
  const answers = result['2xx']
  return {
    perSecond: answers / result.duration,
    perProcessorSecond: answers / (processorSeconds(server.pid) - before),
  }
}
