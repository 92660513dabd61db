import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useServices } from '../../../lib/services.ts'

/** First parts of the query keys that an order invalidates. */
const INVALIDATED_KEYS = ['basket', 'order-history', 'stock', 'wallet'] as const

/**
 * Places the current order, once even if it is called repeatedly, and opens its confirmation. If the server rejects the
 * order, all choices are kept.
 *
 * @param onPlaced called after the session's choices were cleared
 */
export function usePlaceOrder(onPlaced: () => void) {
  const { api, session } = useServices()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const place = useMutation({
    mutationFn: (basketId: number) => {
      const { checkout } = session
      return api.call('POST /rest/basket/:id/checkout', {
        params: { id: basketId },
        body: {
          couponData: checkout.couponDetails,
          orderDetails: {
            paymentId: checkout.paymentId,
            addressId: checkout.addressId,
            deliveryMethodId: checkout.deliveryMethodId,
          },
        },
      })
    },
    onSuccess: ({ orderConfirmation }) => {
      session.checkout.clear()
      onPlaced()
      void navigate(`/order-completion/${encodeURIComponent(orderConfirmation)}`, { replace: true })
    },
    onError: () => {
      isUnderWay.current = false
    },
    // Placing the order has changed them; after a rejection, they may have changed before.
    onSettled: () => {
      for (const kept of INVALIDATED_KEYS) void queries.invalidateQueries({ queryKey: [kept] })
    },
  })
  return {
    isPending: place.isPending || place.isSuccess,
    error: place.error,
    place(basketId: number): void {
      if (isUnderWay.current) return
      isUnderWay.current = true
      place.mutate(basketId)
    },
  }
}
