import { defineFact } from '@fruit/world/fact'

/** An error reached the error handler; `standing` is the status that the answer had before. */
export const errorAnswered = defineFact<{ status: number; standing: number; name: string }>('errors.error-answered')
