export function admitUploadSize(bytes: number): boolean {
  return !(bytes > 1e5)
}
