import { setImmediate as nextTurn } from 'node:timers/promises'
import { modelMetrics } from '@fruit/shop/chat/llm-figures'
import { shopMetrics } from '@fruit/shop/metrics/figures'
import { progressStatistics, type StatisticsParts } from '@fruit/training/figures/progress-figures'
import type { World } from '@fruit/world/world'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { traffic } from './traffic.ts'

type Labels = Readonly<Record<string, string | number>>

/**
 * Returns a function that writes the metrics of a world and of the process in Prometheus' text format
 * (docs/reference/settings.md#metrics).
 *
 * @param startSeconds duration of each task of the start
 */
export function createMetrics(version: string, startSeconds: ReadonlyMap<string, number>) {
  const [major = '', minor = '', patch = ''] = version.split('.')
  // Created on the first request, because observing the process has a cost.
  let ofProcess: Registry | null = null
  return async (world: World, progress: StatisticsParts): Promise<string> => {
    const app = world.configuration.application.customMetricsPrefix
    ofProcess ??= await processMetrics(app)
    const own = new Registry()
    own.setDefaultLabels({ app })
    countTrafficOf(world, own)
    const gauge = gaugesIn(own, app)
    gauge('version_info', 'Version of the shop', [[{ version, major, minor, patch }, 1]])
    gauge('startup_duration_seconds', 'Duration of each startup task', byName('task', startSeconds))
    ofProgress(progress, gauge)
    ofShop(world, gauge)
    ofLanguageModel(world, own, app)
    const texts = await Promise.all([own.metrics(), ofProcess.metrics()])
    return texts.join('\n')
  }
}

/** Adds a gauge, whose name gets the configured prefix. */
type GaugeWriter = (name: string, help: string, values: readonly (readonly [Labels, number])[]) => void

function gaugesIn(registry: Registry, prefix: string): GaugeWriter {
  return (name, help, values) => {
    const labelNames = Object.keys(values[0]?.[0] ?? {})
    const gauge = new Gauge({ name: `${prefix}_${name}`, help, labelNames, registers: [registry] })
    for (const [labels, value] of values) gauge.set(labels, value)
  }
}

async function processMetrics(app: string): Promise<Registry> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, labels: { app } })
  // The event-loop lag is measured between two reads.
  await registry.metrics()
  await nextTurn()
  return registry
}

function countTrafficOf(world: World, registry: Registry): void {
  const { requests, uploads, failedUploads } = world.state(traffic)
  const counter = (name: string, help: string, label: string, counts: ReadonlyMap<string, number>) => {
    const counter = new Counter({ name, help, labelNames: [label], registers: [registry] })
    for (const [value, count] of counts) counter.inc({ [label]: value }, count)
  }
  counter('http_requests_count', 'Number of completed requests', 'status_code', requests)
  counter('file_uploads_count', 'Number of accepted uploads', 'file_type', uploads)
  counter('file_upload_errors', 'Number of rejected uploads', 'file_type', failedUploads)
}

function ofProgress(progress: StatisticsParts, gauge: GaugeWriter): void {
  const { challenges, coding, accuracy, cheatScore } = progressStatistics(progress)
  const byGroup = (count: 'solved' | 'total') =>
    challenges.map((group) => [{ difficulty: group.difficulty, category: group.category }, group[count]] as const)
  gauge('challenges_solved', 'Number of solved challenges', byGroup('solved'))
  gauge('challenges_total', 'Number of challenges', byGroup('total'))
  gauge('coding_challenges_progress', 'Number of coding challenges by phase', byName('phase', Object.entries(coding)))
  gauge(
    'coding_challenges_accuracy',
    'Accuracy of answers to coding challenges by phase',
    byName('phase', Object.entries(accuracy)),
  )
  gauge('cheat_score', 'Probability that the solves are not the player’s own, 0 to 1', [[{}, cheatScore]])
}

function ofShop(world: World, gauge: GaugeWriter): void {
  const { orders, users, walletBalance, interactions } = shopMetrics(world)
  const { all, ...byKind } = users
  gauge('orders_placed_total', 'Number of placed orders', [[{}, orders]])
  gauge('users_registered', 'Number of customers by membership', byName('type', Object.entries(byKind)))
  gauge('users_registered_total', 'Number of accounts', [[{}, all]])
  gauge('wallet_balance_total', 'Total balance of all wallets', [[{}, walletBalance]])
  gauge('user_social_interactions', 'Number of texts by customers', byName('type', Object.entries(interactions)))
}

/** Tokens and tool calls of a world's assistant. */
function ofLanguageModel(world: World, registry: Registry, prefix: string): void {
  const registers = [registry]
  const { inputTokens, outputTokens, toolCalls } = world.state(modelMetrics)
  const counter = (name: string, help: string, label?: string) =>
    new Counter({ name: `${prefix}_llm_${name}`, help, registers, ...(label && { labelNames: [label] }) })
  counter('input_tokens_total', 'Number of input tokens of the language model').inc(inputTokens)
  counter('output_tokens_total', 'Number of output tokens of the language model').inc(outputTokens)
  const read = counter('input_tokens', 'Number of input tokens of the language model by type', 'type')
  if (inputTokens > 0) read.inc({ type: 'no_cache' }, inputTokens)
  const wrote = counter('output_tokens', 'Number of output tokens of the language model by type', 'type')
  if (outputTokens > 0) wrote.inc({ type: 'text' }, outputTokens)
  const calls = counter('tool_calls_total', 'Number of tool calls of the language model by tool', 'tool')
  for (const [tool, count] of toolCalls) calls.inc({ tool }, count)
}

function byName(label: string, values: Iterable<readonly [string, number]>): (readonly [Labels, number])[] {
  return Array.from(values, ([name, value]) => [{ [label]: name }, value])
}
