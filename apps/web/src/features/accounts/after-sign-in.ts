/**
 * Where a sign-in leads to: to the screen that `redirectUrl` names, else to the products. It is always one of the app,
 * because the router takes it as a path behind `#`.
 *
 * @param search of the login's address, such as `?redirectUrl=basket`
 */
export function afterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get('redirectUrl')?.replace(/^[\\/#]+/, '')
  return asked ? `/${asked}` : '/search'
}
