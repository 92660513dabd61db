/** Nobody touches the account of the administrator. */
export function chooseCustomer(signedIn: number | null, named: number | null): number | null {
  return named === 1 ? signedIn : (named ?? signedIn)
}
