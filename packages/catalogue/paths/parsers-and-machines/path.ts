import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Parsers and machines',
  order: 8,
  kind: 'family',
  prerequisites: ['access-control'],
  challenges: [
    'missingEncodingChallenge',
    'deprecatedInterfaceChallenge',
    'uploadSizeChallenge',
    'uploadTypeChallenge',
    'xxeFileDisclosureChallenge',
    'yamlBombChallenge',
    'xxeDosChallenge',
    'lfrChallenge',
    'rceChallenge',
    'rceOccupyChallenge',
    'fileWriteChallenge',
    'ssrfChallenge',
  ],
})
