import { launchBrowser } from '@fruit/tests/e2e/support/browser'
import { CHALLENGES, filterTable, searchCards } from '@fruit/tests/e2e/support/full-board'
import { all, atMost, type Row } from './goals.ts'
import { loadPage, type PageLoad } from './page-load.ts'
import type { RunningServer } from './processes.ts'
import { kb, median, ms } from './units.ts'

/** Maximum cumulative layout shift. Web Vitals call at most 0.1 good. */
const MAX_LAYOUT_SHIFT = 0.02
/** Further screens without layout shift, by name. */
const STABLE_SCREENS = {
  'score board': '/#/score-board',
  'privacy policy': '/#/privacy-security/privacy-policy',
  about: '/#/about',
}
/** The search page and the score board on a first visit with a slow phone: medians of five loads. */
export async function firstVisitRows(shop: RunningServer): Promise<Row[]> {
  const rows: Row[] = []
  const row = (...each: Row) => rows.push(each)
  const browser = await launchBrowser()
  try {
    const loads: PageLoad[] = []
    for (let i = 0; i < 5; i++) loads.push(await loadPage(browser, `${shop.url}/`))
    const of = (part: keyof PageLoad) => median(loads.map((each) => each[part]))
    row(
      'search page, largest contentful paint',
      ms(of('paintMs')),
      atMost(of('paintMs'), 1800, 'ms', '4x slower, 150 ms, 1.6 Mbit/s'),
    )
    row('search page, total blocking time', ms(of('blockedMs')), atMost(of('blockedMs'), 150, 'ms'))
    row(
      'search page, requests and bytes',
      `${of('requests')}, ${kb(of('bytes'))}`,
      all(atMost(of('requests'), 22, 'requests'), atMost(of('bytes') / 1000, 400, 'kB')),
    )
    row('search page, scripts', kb(of('scriptBytes')), atMost(of('scriptBytes') / 1000, 150, 'kB', 'at first'))
    row('search page, layout shift', of('shift').toFixed(3), atMost(of('shift'), MAX_LAYOUT_SHIFT, ''))
    for (const [name, path] of Object.entries(STABLE_SCREENS)) {
      const seen: PageLoad[] = []
      for (let i = 0; i < (name === 'score board' ? 5 : 1); i++) seen.push(await loadPage(browser, shop.url + path))
      const [paint, shift] = [median(seen.map(({ paintMs }) => paintMs)), median(seen.map((each) => each.shift))]
      row(`${name}, largest contentful paint`, ms(paint), name === 'score board' ? atMost(paint, 1800, 'ms') : null)
      row(`${name}, layout shift`, shift.toFixed(3), atMost(shift, MAX_LAYOUT_SHIFT, ''))
    }
    for (const [what, measure] of [
      ['search among its cards', searchCards],
      ['filter of its table', filterTable],
    ] as const) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      const { answer } = await measure(context, await context.newPage(), shop.url)
      await context.close()
      row(`score board of ${CHALLENGES} challenges, ${what}`, ms(answer), atMost(answer, 100, 'ms', '4x slower'))
    }
  } finally {
    await browser.close()
  }
  return rows
}
