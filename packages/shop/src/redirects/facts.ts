import { defineFact } from '@fruit/world/fact'

/** A visitor was led to a page elsewhere; `to` as it was asked for, `targets` the addresses that are listed. */
export const visitorRedirected = defineFact<{ to: string; targets: readonly string[] }>('redirects.visitor-redirected')
