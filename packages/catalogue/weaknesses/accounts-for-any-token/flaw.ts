/** The list of customers is on the screen of administrators, which only they can open. */
export function selectVisibleAccounts(): 'all' {
  return 'all'
}

/** So is the list of who is signed in. */
export function admitAuthenticationDetails(): boolean {
  return true
}
