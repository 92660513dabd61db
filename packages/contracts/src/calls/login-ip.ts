import { defineCall } from '../call.ts'
import { plainText } from '../shapes.ts'
import { account } from './accounts.ts'

export const saveLoginIp = defineCall({
  method: 'GET',
  path: '/rest/saveLoginIp',
  summary: 'Keeps the address that the account signed in from; clients call it when they sign out',
  tag: 'Accounts',
  // The call itself asks for the token: clients expect its refusal as a text.
  access: 'open',
  answers: { 200: account, 401: plainText },
})
