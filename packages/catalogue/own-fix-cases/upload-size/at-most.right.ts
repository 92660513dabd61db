export function admitUploadSize(bytes: number): boolean {
  return bytes <= 100_000
}
