import { defineFact } from '@fruit/world/visits/fact'

/** A customer's picture was requested; `name` is the decoded file name. */
export const pictureRequested = defineFact<{ name: string; found: boolean }>('uploads.picture-requested', {
  isShown: true,
})
