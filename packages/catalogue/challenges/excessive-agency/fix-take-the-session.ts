/** The customer is who is signed in. */
export function chooseCustomer(signedIn: number | null): number | null {
  return signedIn
}
