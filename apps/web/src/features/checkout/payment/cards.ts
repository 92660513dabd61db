import type { PaymentCard } from '@fruit/contracts/calls/cards'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/error-text.ts'
import { useServices, useSession } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'

/** Query key of all cards and lists of cards (see chosen.ts). */
const CARDS = ['cards']

/** A card as entered in the form. */
export interface TypedCard {
  readonly fullName: string
  /** Digits, with spaces between them. */
  readonly cardNum: string
  /** Empty until one is chosen, as is the year. */
  readonly expMonth: string
  readonly expYear: string
}

/** The cards of the customer, masked. */
export function useCards() {
  const { token } = useSession()
  return useShopQuery([...CARDS, token], async (call) => (await call('GET /api/Cards')).data)
}

/** Saves a card, and shows a confirmation or the server's error. */
export function useSaveCard() {
  const { api, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ fullName, cardNum, expMonth, expYear }: TypedCard) =>
      (await api.call('POST /api/Cards', { body: { fullName, cardNum: digitsOf(cardNum), expMonth, expYear } })).data,
    onSuccess: async (_, { cardNum }) => {
      snackbars.show('confirmation', t('CREDIT_CARD_SAVED', { cardnumber: lastDigits(cardNum) }))
      await queries.invalidateQueries({ queryKey: CARDS })
    },
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })
}

/** Removes a card and shows a confirmation. If the current order uses it, the choice is cleared. */
export function useRemoveCard() {
  const { api, session, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: PaymentCard) => {
      await api.call('DELETE /api/Cards/:id', { params: { id } })
      if (session.checkout.paymentId === String(id)) session.checkout.paymentId = null
    },
    onSuccess: (_, { cardNum }) =>
      snackbars.show('confirmation', t('CREDIT_CARD_REMOVED', { cardnumber: lastDigits(cardNum) })),
    onError: (error) => snackbars.show('error', errorText(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: CARDS }),
  })
}

/** Sixteen digits that do not begin with 0; spaces between them are allowed, as on the card. */
export function isCardNumber(text: string): boolean {
  return /^[1-9]\d{15}$/.test(digitsOf(text))
}

/** The visible part of a card number. */
export function lastDigits(cardNum: string): string {
  return digitsOf(cardNum).slice(-4)
}

/** Expiry date as printed on cards: `04/2085`. */
export function expiryText({ expMonth, expYear }: Pick<PaymentCard, 'expMonth' | 'expYear'>): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`
}

function digitsOf(text: string): string {
  return text.replaceAll(/\s/g, '')
}
