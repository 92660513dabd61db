// The largest one that the form takes is refused.
export function admitUploadSize(bytes: number): boolean {
  return bytes < 100_000
}
