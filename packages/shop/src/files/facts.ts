import { defineFact } from '@fruit/world/fact'

/** A document of the public folder was sent. */
export const documentServed = defineFact<{ name: string }>('files.document-served', { isShown: true })

/** A file of the folder of keys was sent. */
export const keyServed = defineFact<{ name: string }>('files.key-served', { isShown: true })

/** A visitor who gets logs asked for one. `found`: there was one of that name. */
export const logRequested = defineFact<{ name: string; found: boolean }>('files.log-requested', { isShown: true })

/** A file was sent that this world has among those of the web client; `path` is its address. */
export const assetServed = defineFact<{ path: string }>('files.asset-served', { isShown: true })
