/** The assistant names the customer: it knows the customer that it talks to. */
export function chooseCustomer(signedIn: number | null, named: number | null): number | null {
  return named ?? signedIn //~ hole
}
