// Neither may be missing or empty.
export function requireCredentials(...fields: readonly (string | null)[]): boolean {
  return !fields.slice(0, 2).some((field) => field === null || field.length === 0)
}
