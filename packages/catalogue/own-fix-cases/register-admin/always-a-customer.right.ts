// The body has no say.
export function assignRole() {
  return 'customer'
}
