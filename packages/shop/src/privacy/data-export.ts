import type { ExportedData } from '@fruit/contracts/calls/privacy'
import { addressPhoto } from '@fruit/isomorphic/memories/seams'
import { yieldAfterReading } from '@fruit/world/documents/yield-after-reading'
import type { RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import type { UserRow } from '../accounts/account-columns.ts'
import { accountById } from '../accounts/queries.ts'
import { ordersOf } from '../orders/history.ts'
import type { OrderDocument } from '../orders/order.ts'
import { publicUrl } from '../page-address.ts'
import type { Review } from '../reviews/seams.ts'
import { REVIEWS } from '../reviews/service.ts'
import { recordAction } from '../visitors/recent-acts.ts'
import { dataExported } from './facts.ts'
import { admitExport, customerKey, EXPORT } from './image-captcha.ts'
import { memoriesOf } from './queries.ts'

/**
 * Exports the customer's data.
 *
 * @param answer the letters in the captcha, where one is required
 * @throws HttpError 401 when the answer is missing or wrong
 */
export async function exportData(
  visit: Visit,
  answer: string,
  request: Pick<RequestDetails, 'headers'>,
): Promise<object> {
  const { world } = visit
  const user = world.db.first(accountById(visit.session!.accountId))!
  if (!admitExport(world, user.id, answer))
    throw HttpError.text(401, 'Those are not the letters in the latest picture. Please read a new one.')
  recordAction(world, EXPORT, customerKey(user.id))
  const customer = { accountId: user.id, email: user.email ?? '' }
  const orders = ordersOf(world, customer)
  visit.record(dataExported, {
    ...customer,
    orders: orders.map(({ orderId, UserId }) => ({ orderId, owner: UserId })),
  })
  await yieldAfterReading(world, orders.length)
  const userData = await exportedJson(world, user, orders, publicUrl(world, request))
  return {
    userData,
    confirmation: visit.translate('Here is everything that we keep about you. Nothing was left out of the basket.'),
  }
}

/** The export as JSON. The lists may be long, so it yields to other requests between them. */
async function exportedJson(
  world: World,
  user: UserRow,
  orders: readonly OrderDocument[],
  shop: string,
): Promise<string> {
  const email = user.email ?? ''
  const reviews = world.documents
    .find<Review>(REVIEWS, { author: email })
    .map(({ message, author, product, likesCount, likedBy }) => ({
      message,
      author,
      productId: product,
      likesCount,
      likedBy: [...likedBy],
    }))
  await yieldAfterReading(world, reviews.length)
  const memories = world.db.all(memoriesOf(user.id)).map(({ imagePath, caption }) => ({
    imageUrl: new URL(addressPhoto.safe(imagePath), shop).href,
    caption: caption ?? '',
  }))
  await yieldAfterReading(world, memories.length)
  const data: ExportedData = {
    username: user.username ?? '',
    email,
    orders: orders.map(({ orderId, totalPrice, products, bonus, eta }) => ({
      orderId,
      totalPrice,
      products,
      bonus,
      eta,
    })),
    reviews,
    memories,
  }
  const text = JSON.stringify(data, null, 2)
  await yieldAfterReading(world, orders.length + reviews.length + memories.length)
  return text
}
