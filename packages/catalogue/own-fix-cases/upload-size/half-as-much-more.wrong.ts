// Some room to spare.
export function admitUploadSize(bytes: number): boolean {
  return bytes < 150_000
}
