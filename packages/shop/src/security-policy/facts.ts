import { defineFact } from '@fruit/world/visits/fact'

/** The security policy was read. */
export const securityPolicyRead = defineFact<Record<string, never>>('security-policy.security-policy-read', {
  isShown: true,
})
