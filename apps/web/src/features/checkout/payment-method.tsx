import type { PaymentCard } from '@fruit/contracts/calls/cards'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { amountText } from '../../lib/price.ts'
import { useServices, useSession } from '../../lib/services.ts'

/** A card that pays: its last four digits, and whose it is. */
export function CardPayment({ card }: { readonly card: PaymentCard }) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <strong>{t('CARD_ENDING', { digits: card.cardNum.slice(-4) })}</strong>
      </p>
      <p>{card.fullName}</p>
    </>
  )
}

/** The wallet that pays, and whether it can. @param total what is to be paid */
export function WalletPayment({ total }: { readonly total: number }) {
  const { t, i18n } = useTranslation()
  const { api } = useServices()
  const { token } = useSession()
  const balance = useQuery({
    queryKey: ['wallet', token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/wallet/balance', { signal })).data,
  })
  return (
    <>
      <p>
        <strong>{t('YOUR_WALLET')}</strong>
      </p>
      {balance.isSuccess && <p>{t('WALLET_HOLDS', { amount: amountText(balance.data, i18n.language) })}</p>}
      {balance.isSuccess && balance.data < total && <p className="error">{t('INSUFFICIENT_WALLET_BALANCE')}</p>}
    </>
  )
}
