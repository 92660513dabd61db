import type { TruthAbout } from '@fruit/contracts/calls/ground-truth'
import type { Finding } from './finding.ts'
import { readReport } from './read-report.ts'
import { scorePage } from './score-page.ts'
import { scoreTable } from './score-table.ts'
import { type SeenScan, score } from './scoring.ts'
import { truthOfSources } from './truth-of-sources.ts'

/** What a score is made of. */
interface Asked {
  /** Files or folders of reports. */
  readonly reports: readonly string[]
  /** Whether the safe twin was scanned. */
  readonly isSafe: boolean
  /** What a running shop says of itself; without it the sources tell, and nobody watched. */
  readonly shop?: { readonly truth: TruthAbout; readonly seen: SeenScan }
}

/**
 * Scores reports.
 *
 * @throws UnknownReport for a file that nobody can read
 */
export async function scoreReports({ reports, isSafe, shop }: Asked) {
  const findings = reports.flatMap((path): Finding[] => readReport(path))
  const scored = score(shop?.truth ?? (await truthOfSources(isSafe)), findings, shop?.seen ?? null)
  return { table: scoreTable(scored), page: scorePage(scored), json: `${JSON.stringify(scored, null, 2)}\n` }
}
