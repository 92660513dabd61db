import type { Locator } from 'playwright-core'
import type { Stage } from './stage.ts'

/** The product list in the browser. */
export interface ShopWindow {
  /** The card of a product. */
  card(name: string): Locator
  /** An open product dialog. */
  dialog(name: string): Locator
  /** Searches for a product, and waits for its card. */
  search(name: string): Promise<void>
  /** Opens the dialog of a product. */
  openProduct(name: string): Promise<void>
}

/** Helpers for the product list. */
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
