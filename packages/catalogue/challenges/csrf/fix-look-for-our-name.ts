import type { FormSender } from '@fruit/shop/profile/seams'

/** Whether a form counts: the address of the page that it stands on must be one of ours, if the browser tells it. */
export function admitForm({ referer, ownHosts }: FormSender): boolean {
  if (referer === null) return true
  return ownHosts.some((host) => referer.includes(host.split(':')[0]!))
}
