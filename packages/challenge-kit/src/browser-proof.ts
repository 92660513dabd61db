import type { Client } from '@fruit/world/client'
import type { Locator, Page } from 'playwright-core'

/** Somebody who plays in a real browser with an empty profile, in a shop of their own. */
export interface Player {
  readonly page: Page
  /** Calls to the same shop beside the browser. */
  readonly client: Client
  /** Messages of the dialogs that scripts opened. */
  readonly said: readonly string[]
  /** Opens a screen. @param path such as `/login?selftest` */
  open(path: string): Promise<void>
  /** Signs the page in, before it opens anything. @param token of an account, or one that somebody wrote */
  enter(token: string): Promise<void>
}

/** What a challenge whose flaw runs in the browser does to a real one. */
export interface BrowserProof {
  readonly key: string
  /**
   * What a player does on the pages. It solves the challenge on the flaw; with the safe implementations, and with each
   * fix that holds, it solves nothing.
   *
   * @returns true when the page shows that the hole is open (on the flaw), false when it shows that it is closed
   */
  readonly exploit: (player: Player) => Promise<boolean>
}

/** Declares the browser proof of a challenge: the file `browser-proof.ts` in its folder. */
export function proveInBrowser(challenge: { readonly key: string }, exploit: BrowserProof['exploit']): BrowserProof {
  return { key: challenge.key, exploit }
}

/** The payload whose script says `xss`; its text is a fact of the interface. */
export const SPEAKING_FRAME = '<iframe src="javascript:alert(`xss`)">'

/**
 * Whether a payload that was put somewhere runs there.
 *
 * @param payload whose script says `xss`
 * @param place element that shows the payload, as a part of the page or as text
 */
export async function speaks({ page, said }: Player, place: Locator): Promise<boolean> {
  await place.waitFor()
  if ((await place.locator('iframe').count()) === 0) return false
  // Frames run their scripts when they are there.
  while (!said.includes('xss')) await page.waitForTimeout(20)
  return true
}
