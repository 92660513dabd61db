/** Whoever the assistant names is the customer: it knows whom it talks to. */
export function chooseCustomer(signedIn: number | null, named: number | null): number | null {
  return named ?? signedIn //~ hole
}
