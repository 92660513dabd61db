import type { FormSender } from '@fruit/shop/profile/seams'

/** Whether a form counts. Only who is signed in gets this far, and the cookie says who that is. */
export function admitForm(_sender: FormSender): boolean {
  return true //~ hole
}
