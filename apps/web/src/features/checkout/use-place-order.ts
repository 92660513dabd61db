import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useServices } from '../../lib/services.ts'

/** What an order changes, by the first part of its key. */
const CHANGED = ['basket', 'order-history', 'stock', 'wallet'] as const

/**
 * Places the order that was put together, once however often it is asked for, and leads to its confirmation. When the
 * shop refuses, everything stays as it was chosen.
 *
 * @param onPlaced what the session kept for it is forgotten then
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
    // They are others now; after a refusal they may have been before.
    onSettled: () => {
      for (const kept of CHANGED) void queries.invalidateQueries({ queryKey: [kept] })
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
