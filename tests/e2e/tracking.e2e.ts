import type { Order } from '@fruit/contracts/calls/orders'
import { describe, expect, test } from 'vitest'
import { logInAsAccountant } from './support/customer.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()

/** Number of an order in the initial data of the shop. */
async function seededOrder(like: Pick<Order, 'eta' | 'delivered'>): Promise<string> {
  const { data } = await (await (await logInAsAccountant(stage)).call('GET', '/rest/order-history/orders')).json()
  return data.find((order: Order) => order.eta === like.eta && order.delivered === like.delivered).orderId
}

describe('order tracking', () => {
  test.each([
    ['5', '', english('DELIVERY_PACKING')],
    ['2', '', english('DELIVERY_TRANSIT')],
    ['2', '/new', english('DELIVERY_NEW')],
  ])('shows an order that arrives in %s days at track-result%s as %s', async (eta, screen, status) => {
    const id = await seededOrder({ eta, delivered: false })
    await stage.open(`/track-result${screen}?id=${id}`)
    await expect.poll(() => stage.page.locator('[aria-current=step]').textContent()).toBe(status)
    await expect.poll(() => stage.page.textContent('#orderId')).toBe(id)
    await expect.poll(() => stage.page.textContent('#eta')).toContain(`days: ${eta}`)
    await expect.poll(() => stage.page.locator('mat-row').count()).toBeGreaterThan(0)
    await expect.poll(() => stage.page.locator('main dl').last().textContent()).toMatch(/\d\.\d\d¤/)
  })

  test('shows a delivered order as delivered, also on the page for new orders', async () => {
    await stage.open(`/track-result/new?id=${await seededOrder({ eta: '0', delivered: true })}`)
    await expect.poll(() => stage.page.locator('[aria-current=step]').textContent()).toBe(english('DELIVERY_DELIVERED'))
  })

  test('says that an unknown order is unknown', async () => {
    await stage.open('/track-result')
    await stage.page.getByLabel(english('ORDER_NUMBER')).fill('5267-f73dcd000abcc353')
    await stage.page.keyboard.press('Enter')
    await stage.page.getByText('No crate of ours has this number.').waitFor()
    await expect.poll(() => stage.page.textContent('#orderId')).toBe('5267-f73dcd000abcc353')
    expect(await stage.page.locator('#eta').count()).toBe(0)
  })
})

inspectScreens(stage, {
  'an order': async () => {
    await stage.open(`/track-result?id=${await seededOrder({ eta: '5', delivered: false })}`)
    await stage.page.locator('mat-table').waitFor()
  },
  'an unknown order': async () => {
    await stage.open('/track-result?id=none')
    await stage.page.getByText(english('ORDER_UNKNOWN')).waitFor()
  },
})
