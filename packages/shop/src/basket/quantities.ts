import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { isDeluxe } from '../accounts/deluxe.ts'
import type { StockedProduct } from './queries.ts'
import { acceptQuantity } from './seams.ts'
import { refusal } from './service.ts'

/**
 * Checks a quantity against the current rules of a product.
 *
 * @throws HttpError 400 when it is less than one, more than the limit per customer, or more than the stock
 */
export function checkQuantity(
  { world, session }: Visit,
  product: Pick<StockedProduct, 'name' | 'quantity' | 'limitPerUser'>,
  quantity: number,
): void {
  const { limitPerUser, name } = product
  if (!world.use(acceptQuantity)(quantity)) throw refusal(400, 'You cannot order fewer than one.')
  if (limitPerUser !== null && quantity > limitPerUser && !isDeluxe(world, session))
    throw refusal(
      400,
      messageWith('You can order up to {{limit}} of {{name}}, unless you are a deluxe member.', {
        limit: limitPerUser,
        name,
      }),
    )
  if (quantity > product.quantity)
    throw refusal(
      400,
      messageWith('We are sorry, but there is not that much of {{name}} left on the branch.', { name }),
    )
}
