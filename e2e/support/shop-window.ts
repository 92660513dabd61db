import type { Locator } from 'playwright-core'
import type { Stage } from './stage.ts'

/** The products of the shop, as the browser shows them. */
export interface ShopWindow {
  /** The card of a product. */
  card(name: string): Locator
  /** An open dialog. */
  dialog(name: string): Locator
  /** Looks for a product until its card is there. */
  search(name: string): Promise<void>
  /** Opens the dialog of a product. */
  openProduct(name: string): Promise<void>
}

/** What customers do in the window of the shop. */
export function shopWindow(stage: Stage): ShopWindow {
  const card = (name: string) => stage.page.locator('mat-grid-tile', { hasText: name })
  const dialog = (name: string) => stage.page.getByRole('dialog', { name })
  const search = async (name: string) => {
    await stage.open(`/search?q=${encodeURIComponent(name)}`)
    await card(name).waitFor()
  }
  return {
    card,
    dialog,
    search,
    async openProduct(name) {
      await search(name)
      await card(name).getByRole('button', { name, exact: true }).click()
      await dialog(name).waitFor()
    },
  }
}
