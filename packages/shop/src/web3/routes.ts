import * as calls from '@fruit/contracts/calls/web3'
import { handle, type Route } from '@fruit/world/route'
import { keySubmitted } from './facts.ts'
import type { Goals } from './goals.ts'
import { giveEther, listenForMints, submitKey, verifyMint, watchAccount } from './service.ts'

/** @param goals the challenges of the training layer */
export function web3Routes(goals: Goals): readonly Route[] {
  return [
    handle(calls.nftUnlocked, (visit) => ({ status: goals.isReached(visit, keySubmitted) })),
    handle(calls.submitKey, (visit, { body }) => submitKey(visit, goals, body.privateKey)),
    handle(calls.nftMintListen, (visit) => listenForMints(visit)),
    handle(calls.walletNftVerify, (visit, { body }) => verifyMint(visit, goals, body.walletAddress)),
    handle(calls.walletExploitAddress, (visit, { body }) => watchAccount(visit, body.walletAddress)),
    handle(calls.giveEther, (visit, { body }) => giveEther(visit, body.walletAddress)),
  ]
}
