import { CAMPAIGNS, campaignDay } from '@fruit/isomorphic/campaigns'
import { CallError } from '@fruit/look/api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import type { Basket } from './basket.ts'

const couponKey = (basketId: number, code: string | null) => ['coupon', basketId, code]

/** Length of all coupon codes, in characters. */
export const COUPON_LENGTH = 10

/**
 * Discount of the basket's coupon, in percent. A basket contains only the code. The server returns the current discount
 * when the same coupon is applied again. A basket without a coupon may have one of a campaign, which this tab stores
 * until the order is placed.
 */
export function useDiscount({ id, coupon }: Pick<Basket, 'id' | 'coupon'>): number {
  const { api, session } = useServices()
  const { data } = useQuery({
    queryKey: couponKey(id, coupon),
    queryFn: async () => {
      if (coupon === null) return session.checkout.couponDetails === null ? 0 : session.checkout.couponDiscount
      return (await api.call('PUT /rest/basket/:id/coupon/:coupon', { params: { id, coupon } })).discount
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? 0
}

/** Removes the campaign coupon of a placed order. */
export function useForgetCampaign() {
  const queries = useQueryClient()
  return (basketId: number) => queries.setQueryData(couponKey(basketId, null), 0)
}

/** Applies a coupon: the server adds it to the basket, or it belongs to a campaign that is valid today. */
export function useApplyCoupon(basketId: number) {
  const { api, session, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (code: string) => {
      const { checkout } = session
      // An invalid coupon removes the previous one, as it does on the server.
      checkout.couponDetails = null
      checkout.couponDiscount = 0
      const answer = await api
        .call('PUT /rest/basket/:id/coupon/:coupon', { params: { id: basketId, coupon: code } })
        .catch((error) => {
          if (!isUnknownCoupon(error)) throw error
          const campaign = CAMPAIGNS.find((each) => each.code === code)
          if (!campaign) throw error
          if (campaign.validOn !== campaignDay(new Date())) throw new CampaignExpiredError()
          checkout.couponDetails = btoa(`${code}-${campaign.validOn}`)
          return campaign
        })
      checkout.couponDiscount = answer.discount
      return answer.discount
    },
    onSuccess: (discount, code) => {
      queries.setQueryData(couponKey(basketId, session.checkout.couponDetails === null ? code : null), discount)
      snackbars.show('confirmation', t('DISCOUNT_APPLIED', { discount }))
    },
    onError: () => queries.setQueryData(couponKey(basketId, null), 0),
    onSettled: () => queries.invalidateQueries({ queryKey: ['basket'] }),
  })
}

/** Removes the coupon from the basket, or that of a campaign from this tab. */
export function useRemoveCoupon({ id, coupon }: Pick<Basket, 'id' | 'coupon'>) {
  const { api, session, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      session.checkout.couponDetails = null
      session.checkout.couponDiscount = 0
      if (coupon === null) return
      // The interface has no call for this, but an invalid coupon removes the previous one.
      await api.call('PUT /rest/basket/:id/coupon/:coupon', { params: { id, coupon: 'none' } }).catch((error) => {
        if (!isUnknownCoupon(error)) throw error
      })
    },
    onSuccess: () => {
      queries.setQueryData(couponKey(id, null), 0)
      queries.removeQueries({ queryKey: couponKey(id, coupon) })
      snackbars.show('confirmation', t('COUPON_REMOVED'))
      return queries.invalidateQueries({ queryKey: ['basket'] })
    },
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })
}

/** Message about a rejected coupon. */
export function useCouponError(error: unknown): string {
  const { t } = useTranslation()
  return error instanceof CampaignExpiredError ? t('INVALID_COUPON') : errorText(error, t)
}

/** A campaign's coupon on a day when it is not valid. */
class CampaignExpiredError extends Error {}

function isUnknownCoupon(error: unknown): boolean {
  return error instanceof CallError && error.status === 404
}
