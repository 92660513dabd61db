// Counts started kilobytes.
export function admitUploadSize(bytes: number): boolean {
  return Math.ceil(bytes / 1000) <= 100
}
