import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Secrets and files',
  order: 6,
  kind: 'family',
  prerequisites: ['first-ninety-minutes'],
  challenges: [
    'privacyPolicyChallenge',
    'directoryListingChallenge',
    'errorHandlingChallenge',
    'exposedMetricsChallenge',
    'weirdCryptoChallenge',
    'securityPolicyChallenge',
    'privacyPolicyProofChallenge',
    'nullByteChallenge',
    'forgottenBackupChallenge',
    'forgottenDevBackupChallenge',
    'misplacedSignatureFileChallenge',
    'accessLogDisclosureChallenge',
    'easterEggLevelOneChallenge',
    'easterEggLevelTwoChallenge',
    'hiddenImageChallenge',
    'emailLeakChallenge',
    'leakedApiKeyChallenge',
    'retrieveBlueprintChallenge',
    'premiumPaywallChallenge',
  ],
})
