/** A token has to be signed. In which way, it says itself. */
export function admitTokenAlgorithm(algorithm: string): boolean {
  return algorithm !== 'none'
}
