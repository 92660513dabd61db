import { defineFact } from '@fruit/world/visits/fact'

/** A visitor was redirected to another site; `to` as requested, `targets` the listed URLs. */
export const visitorRedirected = defineFact<{ to: string; targets: readonly string[] }>('redirects.visitor-redirected')
