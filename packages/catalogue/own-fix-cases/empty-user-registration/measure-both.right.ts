// Both must have a length.
export function requireCredentials(email: string | null, password: string | null): boolean {
  return (email?.length ?? 0) > 0 && (password?.length ?? 0) > 0
}
