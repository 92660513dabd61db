import type { DeliveryAddress } from '@fruit/contracts/calls/addresses'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'

/** Every address and list of addresses is kept below this key (see chosen.ts). */
const ADDRESSES = ['addresses']

/** An address as it is typed: texts, and the state may stay empty. */
export interface TypedAddress {
  readonly country: string
  readonly fullName: string
  readonly mobileNum: string
  readonly zipCode: string
  readonly streetAddress: string
  readonly city: string
  readonly state: string
}

/** The addresses of whoever is signed in. */
export function useAddresses() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: [...ADDRESSES, token],
    queryFn: async ({ signal }) => (await api.call('GET /api/Addresss', { signal })).data,
  })
}

/**
 * Saves an address and says so, or what the shop has against it.
 *
 * @param id of the address to change; null: it is a new one
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

/** Takes an address off the list and says so. One that an order was to go to is chosen no longer. */
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
