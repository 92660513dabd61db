/** Each token says how it is signed, so that we can change the way one day without signing all users out. */
export function admitTokenAlgorithm(_algorithm: string): boolean {
  return true //~ hole
}
