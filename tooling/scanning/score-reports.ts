import type { GroundTruth } from '@fruit/contracts/calls/ground-truth'
import type { Finding } from './finding.ts'
import { readReport } from './read-report.ts'
import { scorePage } from './score-page.ts'
import { scoreTable } from './score-table.ts'
import { type SeenScan, score } from './scoring.ts'
import { truthOfSources } from './truth-of-sources.ts'

/** Input of a score. */
interface ScoreInput {
  /** Files or folders of reports. */
  readonly reports: readonly string[]
  /** Whether the safe twin was scanned. */
  readonly isSafe: boolean
  /** Ground truth and observations of a running shop. Default: ground truth of the sources, without observations. */
  readonly shop?: { readonly truth: GroundTruth; readonly seen: SeenScan }
}

/**
 * Scores reports.
 *
 * @throws UnknownReportError for a file in an unknown format
 */
export async function scoreReports({ reports, isSafe, shop }: ScoreInput) {
  const findings = reports.flatMap((path): Finding[] => readReport(path))
  const scored = score(shop?.truth ?? (await truthOfSources(isSafe)), findings, shop?.seen ?? null)
  return { table: scoreTable(scored), page: scorePage(scored), json: `${JSON.stringify(scored, null, 2)}\n` }
}
