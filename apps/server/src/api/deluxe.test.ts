import { getDeluxeOffer } from '@fruit/contracts/calls/deluxe'
import { deluxeTokenOf } from '@fruit/shop/accounts/deluxe'
import type { World } from '@fruit/world/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFits } from '../testing/answers-fit.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ shop: 'safe' })
})
afterAll(() => house.close())

/** What a customer is offered after the account was changed. */
async function offerAfter(change: (world: World, email: string) => { role: string; deluxeToken: string }) {
  const learner = house.learner()
  const client = learner.client()
  const { email } = await client.becomeCustomer()
  learner.inside((world) => {
    const { role, deluxeToken } = change(world, email)
    world.db.run({
      sql: 'UPDATE Users SET role = ?, deluxeToken = ? WHERE email = ?',
      parameters: [role, deluxeToken, email],
    })
  })
  const response = await client.get('/rest/deluxe-membership')
  expectFits(getDeluxeOffer, response)
  return { status: response.status, ...response.json() }
}

describe('the offer of a deluxe membership', () => {
  it('tells customers what it costs', async () => {
    const offer = await offerAfter(() => ({ role: 'customer', deluxeToken: '' }))
    expect(offer).toEqual({ status: 'success', data: { membershipCost: 49 } })
  })

  it('is not made twice', async () => {
    const offer = await offerAfter((world, email) => ({ role: 'deluxe', deluxeToken: deluxeTokenOf(world, email) }))
    expect(offer).toEqual({ status: 'error', error: expect.stringContaining('already') })
  })

  it.each([
    ['a deluxe role without its token', 'deluxe'],
    ['staff', 'accounting'],
    ['administrators', 'admin'],
  ])('is not made to %s', async (_title, role) => {
    const offer = await offerAfter(() => ({ role, deluxeToken: '' }))
    expect(offer).toEqual({ status: 'error', error: expect.stringContaining('customers') })
  })

  it('is not made to visitors', async () => {
    const response = await house.learner().client().get('/rest/deluxe-membership')
    expect(response.status).toBe(400)
    expectFits(getDeluxeOffer, response)
  })
})
