// An administrator whose browser has another token is not let in, and the server is who knows.
export function admitToAdministration(
  path: string,
  { claimedRole, confirmedRole }: { claimedRole: string | null; confirmedRole: string | null },
): boolean {
  return path === 'administration' && confirmedRole !== null && claimedRole === confirmedRole
}
