import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { placeOf, said } from './score-table.ts'
import type { Counted, Score, Share } from './scoring.ts'

/** A score as a self-contained HTML page: charts, and each hit, false alarm and miss. */
export function scorePage(score: Score): string {
  const { tools, findings, hits, missed, falseAlarms, outOfScope, recall, precision, inside } = score
  const title = `Score: ${tools.join(', ') || 'no report'}`
  const real = hits.length + missed.length
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${findings} findings, scored against ${real} vulnerabilities.</p>
<dl class="sums">
${sum('hit', hits.length, `${percent(recall)} of the vulnerabilities`)}
${sum('missed', missed.length, 'vulnerabilities that were not reported')}
${sum('false alarms', falseAlarms.length, `${percent(precision)} of the findings in scope are right`)}
${sum('out of scope', outOfScope.length, 'headers, TLS, cookies, information')}
</dl>
${inside ? chart('Seen by the shop', inside.steps, `Effects of ${inside.requests} requests on the vulnerabilities.`) : ''}
<div class="charts">
${chart('By category', score.byCategory)}
${chart('By detectability', score.byDetectability)}
${chart('By role', score.byRole)}
</div>
${table(
  'Hit',
  ['Vulnerability', 'Place', 'Reported'],
  hits.map(({ hole, reported }) => [named(hole.name, hole.key), code(placeOf(hole)), reported.map(words).join('<br>')]),
)}
${table(
  'Missed',
  ['Vulnerability', 'Place', 'Why'],
  missed.map(({ hole, why }) => [named(hole.name, hole.key), code(placeOf(hole)), escapeHtml(why)]),
)}
${table('False alarms', ['Place', 'Reported'], falseAlarms.map(row))}
${table('Out of scope', ['Place', 'Reported'], outOfScope.map(row))}
</main>
</body>
</html>
`
}

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`)
const code = (text: string) => `<code>${escapeHtml(text)}</code>`
const words = (counted: Counted) => escapeHtml(said(counted))
const named = (name: string, key: string) => `${escapeHtml(name)}<br><small>${escapeHtml(key)}</small>`
const row = (counted: Counted) => [
  code(`${counted.finding.method ?? ''} ${counted.place}`.trim() || '–'),
  words(counted),
]

function sum(name: string, count: number, note: string): string {
  return `<div><dt>${name}</dt><dd>${count}</dd><p>${escapeHtml(note)}</p></div>`
}

/** A bar for each share, with its numbers beside it. */
function chart(title: string, shares: readonly Share[], note = ''): string {
  const bars = shares.map(
    ({ name, hit, of }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td class="bar"><svg role="presentation" viewBox="0 0 100 10" preserveAspectRatio="none"><rect class="all" width="100" height="10"/><rect class="part" width="${of === 0 ? 0 : (100 * hit) / of}" height="10"/></svg></td><td class="count">${hit} of ${of}</td></tr>`,
  )
  return `<section><h2>${escapeHtml(title)}</h2>${note && `<p>${escapeHtml(note)}</p>`}<table class="chart"><tbody>${bars.join('')}</tbody></table></section>`
}

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return `<section><h2>${title}</h2><p>None.</p></section>`
  const cells = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => `<td data-head="${heads[index]}">${cell}</td>`).join('')}</tr>`,
  )
  return `<section><h2>${title} (${rows.length})</h2><table class="list"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${cells.join('\n')}</tbody></table></section>`
}

const STYLE = `
:root { color-scheme: light dark; --ground: #fbf8f3; --text: #231f1a; --soft: #6a6156; --line: #d9d0c3; --part: #2f6b3c; --all: #e6ddcf; }
@media (prefers-color-scheme: dark) { :root { --ground: #191713; --text: #f1ebe1; --soft: #b3a898; --line: #3f392f; --part: #8fd19e; --all: #37322a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.lead, small, .sums p { color: var(--soft); }
.sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 1rem; margin: 1rem 0; }
.sums div { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; }
.sums dd { margin: 0; font-size: 2rem; font-weight: 700; } .sums p { margin: 0; font-size: .875rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0 2rem; }
table { width: 100%; border-collapse: collapse; } th { text-align: left; font-weight: 600; }
.chart th { width: 8.5rem; font-weight: 400; } .chart td, .chart th { padding: .15rem .25rem; }
.bar svg { display: block; width: 100%; height: .8rem; border-radius: .2rem; } .all { fill: var(--all); } .part { fill: var(--part); }
.count { width: 5rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.list th, .list td { padding: .4rem .5rem; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
code { font: .875rem ui-monospace, monospace; }
@media (max-width: 640px) {
  .list thead { position: absolute; clip-path: inset(50%); } .list tr { display: block; border-top: 1px solid var(--line); padding: .5rem 0; }
  .list td { display: block; border: 0; padding: .1rem 0; } .list td::before { content: attr(data-head) ': '; color: var(--soft); font-size: .875rem; }
}`
