/** Tokens are signed by us alone, in one way. */
export function admitTokenAlgorithm(algorithm: string): boolean {
  return algorithm === 'RS256'
}
