/** The form has counted the characters. */
export function admitPasswordLength(_password: string): boolean {
  return true
}

/** The form has counted the characters. */
export function admitComment(_comment: string): boolean {
  return true
}

/** The form has counted the characters. */
export function admitMessage(_message: string): boolean {
  return true
}
