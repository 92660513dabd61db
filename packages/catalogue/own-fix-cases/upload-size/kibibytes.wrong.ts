// The form's kilobyte has 1000 bytes.
export function admitUploadSize(bytes: number): boolean {
  return bytes <= 100 * 1024
}
