import type { IconName } from '@fruit/look/icon.tsx'
import { useSession } from '../../../lib/services.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'

/** The delivery methods with the customer's prices. */
export function useDeliveryMethods() {
  const { token } = useSession()
  return useShopQuery(['deliveries', token], async (call) => (await call('GET /api/Deliverys')).data)
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
