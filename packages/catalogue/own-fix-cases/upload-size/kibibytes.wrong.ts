// A kilobyte of the form has 1000 bytes.
export function admitUploadSize(bytes: number): boolean {
  return bytes <= 100 * 1024
}
