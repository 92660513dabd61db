/**
 * The screen that follows a login: the one that `redirectUrl` names, else the products. It is always a screen of the
 * app, because the router treats the value as a path behind `#`.
 *
 * @param search of the login's address, such as `?redirectUrl=basket`
 */
export function screenAfterLogin(search: string): string {
  const asked = new URLSearchParams(search).get('redirectUrl')?.replace(/^[\\/#]+/, '')
  return asked ? `/${asked}` : '/search'
}
