import { defineFact } from '@fruit/world/fact'

/** A document of the public folder was sent. */
export const documentServed = defineFact<{ name: string }>('files.document-served')
