/** The client may want to know what has changed, so it gets the account as it is now. */
export function describeAfterPasswordChange<Account extends object>(user: Account): Account {
  return { ...user }
}
