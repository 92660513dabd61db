import type { Reporter, TestCase } from 'vitest/node'

/** Reporter that prints a line when a proof has ended: `ok` or `FAILS`, title, seconds. */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export
export default class ProofLines implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)
    console.log(`${state === 'passed' ? 'ok   ' : 'FAILS'} ${test.fullName} (${seconds} s)`)
  }
}
