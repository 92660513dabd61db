import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

const LIKES = 3

/** Likes a review three times at once from the console of a logged-in browser, and checks the number that the page shows. */
export const browserProof = proveInBrowser(challenge, async ({ client, open, enter, page }) => {
  await enter((await client.becomeCustomer()).token)
  await open('/search')
  await page.locator('mat-grid-tile').first().waitFor()
  const read = async () =>
    (await client.get('/rest/products/1/reviews')).json().data[0] as { _id: string; likesCount: number }
  const { _id: id, likesCount: before } = await read()
  await page.evaluate(
    ({ id, times }) =>
      Promise.all(
        Array.from({ length: times }, () =>
          fetch('/rest/products/reviews', {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
            body: JSON.stringify({ id }),
          }),
        ),
      ).then(() => undefined),
    { id, times: LIKES },
  )
  return (await read()).likesCount - before === LIKES
})
