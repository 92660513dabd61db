import type { IconName } from '@fruit/look/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useServices, useSession } from '../../../lib/services.ts'

/** The delivery methods with the customer's prices. */
export function useDeliveryMethods() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: ['deliveries', token],
    queryFn: async ({ signal }) => (await api.call('GET /api/Deliverys', { signal })).data,
  })
}

const ICONS: Readonly<Record<string, IconName>> = {
  'fa-rocket': 'rocket',
  'fa-shipping-fast': 'sprint',
  'fa-truck': 'transit',
}

/**
 * The app's icon for the icon classes of a delivery method.
 *
 * @param classNames such as `fas fa-truck`
 */
export function deliveryIcon(classNames: string): IconName {
  for (const name of classNames.split(' ')) if (Object.hasOwn(ICONS, name)) return ICONS[name]!
  return 'packing'
}
