// Refuses the largest upload that the form allows.
export function admitUploadSize(bytes: number): boolean {
  return bytes < 100_000
}
