/** Where people sign in. */
export const AUTHORIZATION_PATH = '/o/oauth2/v2/auth'

/** Where a browser asks who somebody is. */
export const USER_INFO_PATH = '/oauth2/v1/userinfo'

/** Where a client's server asks what an access token is worth. */
export const TOKEN_INFO_PATH = '/tokeninfo'

/** Where people write a page of their own, */
export const EDITOR_PATH = '/'
/** and where that page is. */
export const PAGE_PATH = '/page'
export const EDITOR_SCRIPT_PATH = '/editor.js'
export const PAGE_SCRIPT_PATH = '/page.js'

export const LOOK_PATH = '/rootstock.css'
export const MARK_PATH = '/rootstock.svg'
