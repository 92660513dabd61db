import { getAccount, listAccounts, registerAccount } from '@fruit/contracts/calls/accounts'
import {
  listSecurityQuestions,
  saveSecurityAnswer as saveSecurityAnswerCall,
} from '@fruit/contracts/calls/security-questions'
import { handle } from '@fruit/world/route'
import type { Resource } from '../resources/resource.ts'
import { ACCOUNT_COLUMNS } from './account-columns.ts'
import { register } from './registration.ts'
import { selectVisibleAccounts } from './seams.ts'
import { SECURITY_ANSWERS, saveSecurityAnswer } from './security-answers.ts'

export const accountResources: readonly Resource[] = [
  {
    name: 'Users',
    tag: 'Accounts',
    table: 'Users',
    columns: ACCOUNT_COLUMNS,
    softDelete: true,
    scope: ({ world, session }) => {
      const visible = world.use(selectVisibleAccounts)(session!)
      return visible === 'all' ? {} : visible
    },
    list: { call: listAccounts },
    get: { call: getAccount },
    create: handle(registerAccount, (visit, { body }, request) => register(visit, body, request)),
  },
  {
    name: 'SecurityQuestions',
    tag: 'Accounts',
    table: 'SecurityQuestions',
    columns: { id: 'integer', question: 'text', createdAt: 'time', updatedAt: 'time' },
    translated: ['question'],
    list: { call: listSecurityQuestions },
  },
  {
    ...SECURITY_ANSWERS,
    tag: 'Accounts',
    create: handle(saveSecurityAnswerCall, (visit, { body }, request) => saveSecurityAnswer(visit, body, request)),
  },
]
