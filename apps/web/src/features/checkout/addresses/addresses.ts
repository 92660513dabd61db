import type { DeliveryAddress } from '@fruit/contracts/calls/addresses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/error-text.ts'
import { useServices, useSession } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'

/** Query key of all addresses and lists of addresses (see chosen.ts). */
const ADDRESSES = ['addresses']

/** An address as entered in the form: all fields are texts, and the state is optional. */
export interface TypedAddress {
  readonly country: string
  readonly fullName: string
  readonly mobileNum: string
  readonly zipCode: string
  readonly streetAddress: string
  readonly city: string
  readonly state: string
}

/** The addresses of the customer. */
export function useAddresses() {
  const { token } = useSession()
  return useShopQuery([...ADDRESSES, token], async (call) => (await call('GET /api/Addresss')).data)
}

/**
 * Saves an address, and shows a confirmation or the server's error.
 *
 * @param id of the address to change; null: a new one
 */
export function useSaveAddress(id: string | null) {
  const { api, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (address: TypedAddress) => {
      const body = { ...address, mobileNum: Number(address.mobileNum) }
      const { data } =
        id === null
          ? await api.call('POST /api/Addresss', { body })
          : await api.call('PUT /api/Addresss/:id', { params: { id }, body })
      return data
    },
    onSuccess: async ({ city }) => {
      snackbars.show('confirmation', t(id === null ? 'ADDRESS_ADDED' : 'ADDRESS_UPDATED', { city }))
      await queries.invalidateQueries({ queryKey: ADDRESSES })
    },
    onError: (error) => snackbars.show('error', errorText(error, t)),
  })
}

/**
 * Removes an address and shows a confirmation. If it is the delivery address of the current order, the choice is
 * cleared.
 */
export function useRemoveAddress() {
  const { api, session, snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: DeliveryAddress) => {
      await api.call('DELETE /api/Addresss/:id', { params: { id } })
      if (session.checkout.addressId === String(id)) session.checkout.addressId = null
    },
    onSuccess: () => snackbars.show('confirmation', t('ADDRESS_REMOVED')),
    onError: (error) => snackbars.show('error', errorText(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: ADDRESSES }),
  })
}
