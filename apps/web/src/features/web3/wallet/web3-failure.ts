import {
  BaseError,
  ContractFunctionRevertedError,
  ExecutionRevertedError,
  HttpRequestError,
  InsufficientFundsError,
  TimeoutError,
  WaitForTransactionReceiptTimeoutError,
} from 'viem'
import type { MessageKey } from '../../../lib/i18n.ts'
import { CODES, ProviderError } from './eip1193.ts'

/** Reason why a request to a wallet or the chain failed. */
export interface Web3Failure {
  readonly kind:
    | 'refused'
    | 'locked'
    | 'busy'
    | 'wrong-chain'
    | 'too-little-ether'
    | 'reverted'
    /** The wallet's nonces belong to another chain: that of the shop before a reset. */
    | 'old-nonces'
    | 'unreachable'
    | 'other'
  /** Message of the contract, the wallet or the chain; empty if there is none. */
  readonly reason: string
}

const TEXTS: Readonly<Record<Web3Failure['kind'], MessageKey>> = {
  refused: 'WEB3_REFUSED',
  locked: 'WEB3_LOCKED',
  busy: 'WEB3_BUSY',
  'wrong-chain': 'WEB3_WRONG_CHAIN',
  'too-little-ether': 'WEB3_TOO_LITTLE_ETHER',
  reverted: 'WEB3_REVERTED',
  'old-nonces': 'OLD_NONCES_HINT',
  unreachable: 'WEB3_UNREACHABLE',
  other: 'WEB3_FAILED',
}

/** Key of the text for a failure; the text has the placeholder `reason`. */
export function failureText({ kind, reason }: Web3Failure): MessageKey {
  return kind === 'reverted' && reason === '' ? 'WEB3_REVERTED_SILENTLY' : TEXTS[kind]
}

/** Classifies an error of any wallet, node or library. */
export function web3Failure(error: unknown): Web3Failure {
  const causes = [...causesOf(error)]
  const codes = causes.map(({ code }) => code)
  const is = (kind: Web3Failure['kind'], reason = ''): Web3Failure => ({ kind, reason })
  if (codes.includes(CODES.refused)) return is('refused')
  if (codes.includes(CODES.unauthorized)) return is('locked')
  if (codes.includes(CODES.alreadyAsked)) return is('busy')
  if (codes.includes(CODES.unknownChain)) return is('wrong-chain')
  const texts = causes.map(({ message }) => String(message ?? ''))
  if (
    causes.some((cause) => cause instanceof InsufficientFundsError) ||
    texts.some((text) => INSUFFICIENT_FUNDS.test(text))
  )
    return is('too-little-ether')
  const isLate = causes.some((cause) => cause instanceof WaitForTransactionReceiptTimeoutError)
  if (isLate || texts.some((text) => OLD_NONCE.test(text))) return is('old-nonces')
  const reverted = causes.find((cause) => cause instanceof ContractFunctionRevertedError)
  if (reverted instanceof ContractFunctionRevertedError) return is('reverted', contractReason(reverted))
  if (causes.some((cause) => cause instanceof ExecutionRevertedError) || codes.includes(3) || texts.some(isRevert))
    return is('reverted', reasonIn(texts))
  const isGone = (cause: object) => cause instanceof HttpRequestError || cause instanceof TimeoutError
  if (codes.includes(CODES.disconnected) || causes.some(isGone)) return is('unreachable')
  const first = causes[0]
  const said = first instanceof BaseError ? first.shortMessage : String(first?.message ?? error)
  return is('other', said.slice(0, 300))
}

const INSUFFICIENT_FUNDS = /insufficient (?:funds|balance)|exceeds (?:the )?balance|not enough (?:funds|balance|ether)/i
const OLD_NONCE = /nonce too (?:high|low)|(?:invalid|wrong) nonce|nonce .{0,200}already been used/i
const REVERT = /execution reverted(?:: ?)?(.*)/i

function isRevert(text: string): boolean {
  return REVERT.test(text)
}

/** The library returns the node's message if the contract states no reason. */
function contractReason({ reason, data }: ContractFunctionRevertedError): string {
  const said = reason ?? data?.errorName ?? ''
  return isRevert(said) ? reasonIn([said]) : said.slice(0, 300)
}

/** The reason after the prefix that all nodes use. */
function reasonIn(texts: readonly string[]): string {
  for (const text of texts.toReversed()) {
    const reason = REVERT.exec(text)?.[1]?.trim()
    if (reason) return reason.replace(/^"|"$/g, '').slice(0, 300)
  }
  return ''
}

/** An error and its causes, the outermost first. Wallets put the error of the node into `data` or `error`. */
function* causesOf(error: unknown): Generator<{ readonly code?: unknown; readonly message?: unknown }> {
  let left: readonly unknown[] = [error]
  for (let depth = 0; depth < 10 && left.length > 0; depth += 1) {
    const objects = left.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    yield* objects
    left = objects.flatMap(({ cause, data, error: inner, originalError }) => [cause, data, inner, originalError])
  }
}

/** The wallet is on another chain than the shop's. */
export function wrongChain(): ProviderError {
  return new ProviderError(CODES.unknownChain, 'The wallet is on another chain.')
}
