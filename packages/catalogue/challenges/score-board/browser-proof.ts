import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ open, page }) => {
  await open('/score-board')
  const board = page.getByRole('heading', { name: 'Score Board' })
  await board.or(page.locator('mat-grid-tile')).first().waitFor()
  return board.isVisible()
})
