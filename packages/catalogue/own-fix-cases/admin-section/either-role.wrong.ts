// The browser can claim any role.
export function admitToAdministration(
  path: string,
  { claimedRole, confirmedRole }: { claimedRole: string | null; confirmedRole: string | null },
): boolean {
  return path === 'administration' && (confirmedRole === 'admin' || (claimedRole === 'admin' && confirmedRole !== null))
}
