import { defineFact } from '@fruit/world/fact'

/** A picture of customers was asked for; `name` as it reads after its address was decoded. */
export const pictureRequested = defineFact<{ name: string; found: boolean }>('uploads.picture-requested', {
  isShown: true,
})
