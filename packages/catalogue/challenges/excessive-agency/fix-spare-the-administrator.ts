/** The account of the administrator cannot be changed. */
export function chooseCustomer(signedIn: number | null, named: number | null): number | null {
  return named === 1 ? signedIn : (named ?? signedIn)
}
