import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Rules of WCAG 2.0 to 2.2, levels A and AA, and those that axe recommends beside them, by their tags. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const
/** Rules whose outcome depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const

/**
 * What is wrong with the accessibility of a page as it stands: one line for each element that breaks a rule.
 *
 * @param page after everything that moves has come to rest: colours that fade are judged as they are
 * @param colorsOnly judges only what depends on colours: for a page that was judged in others just now
 */
export async function accessibilityProblems(page: Page, colorsOnly = false): Promise<readonly string[]> {
  // A screen that is looked at again holds it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const options: RunOptions = {
    runOnly: colorsOnly ? { type: 'rule', values: [...COLOR_RULES] } : { type: 'tag', values: [...ALL_RULES] },
    // Menus hang at the end of the page, outside of its regions; whoever opens one is led there and back.
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  }
  // What is right is thousands of elements: it stays in the page.
  const violations = await page.evaluate<Result[], RunOptions>(
    async (options) => (await (globalThis as unknown as { axe: typeof axe }).axe.run(options)).violations,
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}
