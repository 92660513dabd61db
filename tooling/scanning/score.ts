import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withSources } from '../dev/with-sources.ts'
import { openWatchedShop, shopAt } from './watched-shop.ts'

const USAGE = `Scores reports of scanners against the ground truth.

  npm run -s score -- report [report…] [options]

  report        ZAP (JSON, XML, SARIF), SARIF of any tool, Nuclei (JSONL), Burp (XML), Wapiti (JSON), Nikto (JSON), a folder or
                the output of sqlmap, or JSON in our own format: docs/scanning.md
  --safe        the safe twin was scanned
  --url URL     uses the ground truth and the observations of a running shop (with server.showGroundTruth on)
  --cookie C    sent with it: selects a world of a class
  --watch       opens a new shop on PORT (default 3000) and watches a scan of it until Enter or Ctrl-C, then scores the reports
  --json        prints JSON instead of a table
  --html FILE   also writes a page with charts`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    safe: { type: 'boolean', default: false },
    url: { type: 'string' },
    cookie: { type: 'string' },
    watch: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    html: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(USAGE)
else
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }

async function main(): Promise<number> {
  const { safe, url, cookie, watch, json, html } = values
  if (positionals.length === 0 && !url && !watch) {
    console.error(`No reports given.\n\n${USAGE}`)
    return 1
  }
  if (url && watch) throw new Error('--watch opens its own shop, so it cannot be combined with --url.')
  const shop = watch ? await openWatchedShop(safe) : url ? await shopAt(url, cookie) : undefined
  type Scorer = typeof import('./score-reports.ts')
  const scored = await withSources('tooling/scanning/score-reports.ts', ({ scoreReports }: Scorer) =>
    scoreReports({ reports: positionals, isSafe: safe, ...(shop && { shop }) }),
  )
  process.stdout.write(json ? scored.json : scored.table)
  if (html) {
    writeFileSync(html, scored.page)
    console.error(`The page was written to ${html}.`)
  }
  return 0
}
