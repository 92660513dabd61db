// The model can still name low customer ids.
export function chooseCustomer(signedIn: number | null, named: number | null): number | null {
  if (signedIn === null) return null
  return named !== null && named < 10 ? named : signedIn
}
