/** Sections of the privacy policy in their order: what each is called, and what it says. */
export const POLICY_SECTIONS = [
  ['POLICY_TRAINING_TITLE', 'POLICY_TRAINING'],
  ['POLICY_KEPT_TITLE', 'POLICY_KEPT'],
  ['POLICY_WHY_TITLE', 'POLICY_WHY'],
  ['POLICY_BROWSER_TITLE', 'POLICY_BROWSER'],
  ['POLICY_SHARED_TITLE', 'POLICY_SHARED'],
  ['POLICY_RIGHTS_TITLE', 'POLICY_RIGHTS'],
  ['POLICY_LONG_TITLE', 'POLICY_LONG'],
  ['POLICY_SAFE_TITLE', 'POLICY_SAFE'],
] as const
