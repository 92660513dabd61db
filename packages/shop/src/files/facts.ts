import { defineFact } from '@fruit/world/visits/fact'

/** A document of the public folder was sent. */
export const documentServed = defineFact<{ name: string }>('files.document-served', { isShown: true })

/** A file of the folder of keys was sent. */
export const keyServed = defineFact<{ name: string }>('files.key-served', { isShown: true })

/** A visitor with access to logs requested one. `found`: a log of that name exists. */
export const logRequested = defineFact<{ name: string; found: boolean }>('files.log-requested', { isShown: true })

/** A file that only this world has among those of the web client was sent; `path` is its URL path. */
export const assetServed = defineFact<{ path: string }>('files.asset-served', { isShown: true })
