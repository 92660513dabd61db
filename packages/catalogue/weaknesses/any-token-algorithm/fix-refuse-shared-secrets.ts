/** We have a key to sign with and one to check with: no token of ours is signed by a shared secret. */
export function admitTokenAlgorithm(algorithm: string): boolean {
  return !/^HS(?:256|384|512)$/.test(algorithm)
}
