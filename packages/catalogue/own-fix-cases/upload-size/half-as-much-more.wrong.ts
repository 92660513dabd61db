// The limit of 150 kB is too high.
export function admitUploadSize(bytes: number): boolean {
  return bytes < 150_000
}
