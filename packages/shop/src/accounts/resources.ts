import * as calls from '@fruit/contracts/calls/accounts'
import { handle } from '@fruit/world/route'
import type { Resource } from '../resources/resource.ts'
import { shown } from '../resources/row-source.ts'
import { SECURITY_QUESTIONS } from '../schema.ts'
import { ACCOUNTS } from './account-columns.ts'
import { register } from './registration.ts'
import { selectVisibleAccounts } from './seams.ts'
import { ANSWERS, saveSecurityAnswer } from './security-answers.ts'

export const accountResources: readonly Resource[] = [
  {
    ...ACCOUNTS,
    tag: 'Accounts',
    scope: ({ world, session }) => {
      const visible = world.use(selectVisibleAccounts)(session!)
      return visible === 'all' ? {} : visible
    },
    list: { call: calls.listAccounts },
    get: { call: calls.getAccount },
    create: handle(calls.registerAccount, (visit, { body }, request) => register(visit, body, request)),
  },
  {
    name: 'SecurityQuestions',
    tag: 'Accounts',
    ...shown(SECURITY_QUESTIONS),
    translated: ['question'],
    list: { call: calls.listSecurityQuestions },
  },
  {
    ...ANSWERS,
    tag: 'Accounts',
    create: handle(calls.saveSecurityAnswer, (visit, { body }, request) => saveSecurityAnswer(visit, body, request)),
  },
]
