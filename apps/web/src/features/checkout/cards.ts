import type { PaymentCard } from '@fruit/contracts/calls/cards'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'

/** Every card and list of cards is kept below this key (see chosen.ts). */
const CARDS = ['cards']

/** A card as it is typed. */
export interface TypedCard {
  readonly fullName: string
  /** Digits, and blanks between them. */
  readonly cardNum: string
  /** Empty until one is picked, as is the year. */
  readonly expMonth: string
  readonly expYear: string
}

/** The cards of whoever is signed in, masked. */
export function useCards() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: [...CARDS, token],
    queryFn: async ({ signal }) => (await api.call('GET /api/Cards', { signal })).data,
  })
}

/** Saves a card and says so, or what the shop has against it. */
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

/** Forgets a card and says so. One that an order was to be paid with is chosen no longer. */
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

/** Sixteen digits, of which the first is no 0; blanks may stand between them, as on the card. */
export function isCardNumber(text: string): boolean {
  return /^[1-9]\d{15}$/.test(digitsOf(text))
}

/** All that is shown of a card's number. */
export function lastDigits(cardNum: string): string {
  return digitsOf(cardNum).slice(-4)
}

/** When a card ends, as cards write it: `04/2085`. */
export function expiryText({ expMonth, expYear }: Pick<PaymentCard, 'expMonth' | 'expYear'>): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`
}

function digitsOf(text: string): string {
  return text.replaceAll(/\s/g, '')
}
