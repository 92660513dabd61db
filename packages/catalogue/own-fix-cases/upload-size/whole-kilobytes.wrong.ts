// Ignores started kilobytes.
export function admitUploadSize(bytes: number): boolean {
  return Math.floor(bytes / 1000) <= 100
}
