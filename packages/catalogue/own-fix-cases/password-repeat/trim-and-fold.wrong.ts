// Another spelling counts as a repetition: whoever slipped on Caps Lock cannot sign in with what was meant.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return password.trim().toLowerCase() === repeat?.trim().toLowerCase()
}
