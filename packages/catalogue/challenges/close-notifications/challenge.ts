import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { notificationsClosed } from '@fruit/challenge-kit/facts'

export const challenge = defineChallenge({
  id: 106,
  key: 'closeNotificationsChallenge',
  name: 'Mass Dispel',
  category: 'Miscellaneous',
  difficulty: 1,
  tags: [],
  cwe: [],
  owasp: [],
  asvs: [],
  wstg: [],
  kind: 'discovery',
  place: { call: 'any screen', parameter: 'message verifyCloseNotificationsChallenge' },
  codingChallenge: false,
  solvedWhen: when(notificationsClosed, ({ count }) => count > 1),
})
