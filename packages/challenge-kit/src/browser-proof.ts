import type { Client } from '@fruit/world/visits/client'
import type { Locator, Page } from 'playwright-core'

/** A player in a real browser with an empty profile and a world of their own. */
export interface Player {
  readonly page: Page
  /** Sends requests to the same world outside the browser. */
  readonly client: Client
  /** Messages of the dialogs that scripts opened. */
  readonly said: readonly string[]
  /** Opens a page. @param path such as `/login?selftest` */
  open(path: string): Promise<void>
  /** Logs in before the first page is opened. @param token of an account, or a forged one */
  enter(token: string): Promise<void>
}

/** The exploit of a flaw that runs in the browser, carried out in a real one. */
export interface BrowserProof {
  readonly key: string
  /**
   * The player's actions on the pages. They solve the challenge on the flaw. With the safe implementations and with each fix that holds,
   * they solve nothing.
   *
   * @returns true if the page shows that the flaw is exploitable, false if it shows that it is not
   */
  readonly exploit: (player: Player) => Promise<boolean>
}

/** Declares the browser proof of a challenge: the file `browser-proof.ts` in its folder. */
export function proveInBrowser(challenge: { readonly key: string }, exploit: BrowserProof['exploit']): BrowserProof {
  return { key: challenge.key, exploit }
}

/** Payload of OWASP Juice Shop's XSS tasks, which opens a dialog with `xss`; its text is a fact of the interface. */
export const ALERT_PAYLOAD = '<iframe src="javascript:alert(`xss`)">'

/**
 * Returns whether an injected payload runs.
 *
 * @param payload markup with a script that opens a dialog with `xss`
 * @param place element that shows the payload, as markup or as text
 */
export async function runsPayload({ page, said }: Player, place: Locator): Promise<boolean> {
  await place.waitFor()
  if ((await place.locator('iframe').count()) === 0) return false
  // A frame runs its script only after it has been inserted.
  while (!said.includes('xss')) await page.waitForTimeout(20)
  return true
}
