/** Sign-in page. */
export const AUTHORIZATION_PATH = '/o/oauth2/v2/auth'

/** User info, for browsers. */
export const USER_INFO_PATH = '/oauth2/v1/userinfo'

/** Token info, for a client's server. */
export const TOKEN_INFO_PATH = '/tokeninfo'

/** Page editor. */
export const EDITOR_PATH = '/'
/** The written page. */
export const PAGE_PATH = '/page'
export const EDITOR_SCRIPT_PATH = '/editor.js'
export const PAGE_SCRIPT_PATH = '/page.js'

export const STYLE_SHEET_PATH = '/rootstock.css'
export const MARK_PATH = '/rootstock.svg'
