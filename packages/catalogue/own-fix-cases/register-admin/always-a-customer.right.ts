// Ignores the body.
export function assignRole() {
  return 'customer'
}
