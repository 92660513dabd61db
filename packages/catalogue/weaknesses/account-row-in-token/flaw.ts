/** The client shows name, picture and role of the account, so the account travels along. */
export function describeInToken<Account extends object>(user: Account): Account {
  return { ...user }
}
