import { defineFact } from '@fruit/world/fact'

/** Somebody read whom to tell about a hole. */
export const securityPolicyRead = defineFact<Record<string, never>>('security-policy.security-policy-read')
