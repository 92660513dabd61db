import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { WALLET } from '../../../lib/checkout-session.ts'
import { errorText } from '../../../lib/error-text.ts'
import { useServices } from '../../../lib/services.ts'
import { WALLET_BALANCE } from './wallet.ts'

/** Purpose of a payment: an order, money for the wallet, or the membership. */
export type PaymentPurpose = 'shop' | 'wallet' | 'deluxe'

/** @param entity from the address; unknown values mean an order */
export function purposeOf(entity: string | undefined): PaymentPurpose {
  return entity === 'wallet' || entity === 'deluxe' ? entity : 'shop'
}

/**
 * Makes a payment with a card's id or `WALLET` and opens the next screen; shows the server's message if it is rejected.
 */
export function usePay(purpose: PaymentPurpose) {
  const { snackbars } = useServices()
  const { t } = useTranslation()
  const pay = {
    shop: usePayOrder(),
    wallet: useChargeWallet(),
    deluxe: useBecomeMember(),
  }[purpose]
  const underWay = useRef<Promise<void> | null>(null)
  return useMutation({
    // Two quick clicks, before the button shows the pending state, pay once.
    mutationFn: (payment: string) => {
      underWay.current ??= pay(payment).finally(() => {
        underWay.current = null
      })
      return underWay.current
    },
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })
}

/** The order itself is paid when it is placed: until then the choice is stored. */
function usePayOrder() {
  const { session } = useServices()
  const navigate = useNavigate()
  return async (payment: string) => {
    session.checkout.paymentId = payment
    await navigate('/order-summary')
  }
}

function useChargeWallet() {
  const { api, session, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (paymentId: string) => {
    await api.call('PUT /rest/wallet/balance', { body: { balance: session.checkout.walletTotal ?? 0, paymentId } })
    session.checkout.walletTotal = null
    await queries.invalidateQueries({ queryKey: WALLET_BALANCE })
    snackbars.show('confirmation', t('CHARGED_WALLET'))
    await navigate('/wallet')
  }
}

function useBecomeMember() {
  const { api, session, snackbars } = useServices()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (payment: string) => {
    const body = payment === WALLET ? { paymentMode: WALLET } : { paymentMode: 'card', paymentId: payment }
    const renew = session.renewal()
    const { data } = await api.call('POST /rest/deluxe-membership', { body })
    renew(data.token)
    snackbars.show('confirmation', data.confirmation)
    await navigate('/deluxe-membership')
    await queries.invalidateQueries()
  }
}
