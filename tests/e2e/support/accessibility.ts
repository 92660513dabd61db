import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Tags of the rules: WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const
/** Rules whose outcome depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const

/**
 * Runs axe on a page. @returns one line for each element that violates a rule
 *
 * @param page after all animations have ended: colours in a transition are judged as they are
 * @param colorsOnly checks only rules about colours, for a page that was already checked in another colour scheme
 */
export async function accessibilityProblems(page: Page, colorsOnly = false): Promise<readonly string[]> {
  // axe may be loaded already if this screen was checked before.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const options: RunOptions = {
    runOnly: colorsOnly ? { type: 'rule', values: [...COLOR_RULES] } : { type: 'tag', values: [...ALL_RULES] },
    // Menus are rendered at the end of the body, outside of the landmarks. Focus moves there and back.
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  }
  // The passed rules list thousands of elements, so they stay in the page.
  const violations = await page.evaluate<Result[], RunOptions>(
    async (options) => (await (globalThis as unknown as { axe: typeof axe }).axe.run(options)).violations,
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}
