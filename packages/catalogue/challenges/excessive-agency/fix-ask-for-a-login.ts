/** Guests have no address. */
export function chooseCustomer(signedIn: number | null, named: number | null): number | null {
  return signedIn === null ? null : (named ?? signedIn)
}
