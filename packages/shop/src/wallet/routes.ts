import { getWalletBalance, topUpWallet } from '@fruit/contracts/calls/wallet'
import { handle, type Route } from '@fruit/world/route'
import { readBalance, topUp } from './service.ts'

export const walletRoutes: readonly Route[] = [
  handle(getWalletBalance, (visit) => readBalance(visit)),
  handle(topUpWallet, (visit, { body }) => topUp(visit, body)),
]
