// Refuses an administrator whose browser has another token, although only the server's answer matters.
export function admitToAdministration(
  path: string,
  { claimedRole, confirmedRole }: { claimedRole: string | null; confirmedRole: string | null },
): boolean {
  return path === 'administration' && confirmedRole !== null && claimedRole === confirmedRole
}
