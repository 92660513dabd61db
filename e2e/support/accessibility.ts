import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Rules of WCAG 2.0 to 2.2, levels A and AA, and those that axe recommends beside them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What is wrong with the accessibility of a page as it stands: one line for each element that breaks a rule.
 *
 * @param page after everything that moves has come to rest: colours that fade are judged as they are
 */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  // A screen that is looked at again holds it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults, readonly string[]>(
    (values) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values: [...values] },
        // Menus hang at the end of the page, outside of its regions; whoever opens one is led there and back.
        rules: { region: { enabled: false } },
      }),
    RULES,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}
