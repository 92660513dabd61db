import { CONTRACTS, type KnownContract } from '@fruit/isomorphic/web3/contracts'
import { Button } from '@fruit/look/button.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { useStore } from '@fruit/look/store.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Abi, decodeFunctionData, type Hex, parseAbi } from 'viem'
import { AccountChoice } from './account-choice.tsx'
import styles from './ask-sheet.module.css'
import { coinText } from './chain-texts.ts'
import type { PracticeKeys } from './practice-keys.ts'
import type { PendingRequest, PracticeRequest, PracticeRequests } from './practice-requests.ts'

const TITLES = {
  connect: 'PRACTICE_ASKS_CONNECT',
  transaction: 'PRACTICE_ASKS_TRANSACTION',
  message: 'PRACTICE_ASKS_MESSAGE',
} as const

/** Shows the requests of pages to the practice wallet one after the other, and asks the player to confirm or reject. */
export function RequestSheet({ asks, keys }: { readonly asks: PracticeRequests; readonly keys: PracticeKeys }) {
  const { t } = useTranslation()
  const [ask, ...others] = useStore(asks)
  return (
    <Modal open={ask !== undefined} onClose={() => ask?.refuse()} title={ask ? t(TITLES[ask.request.kind]) : ''}>
      {ask && (
        <div key={ask.id} className={styles.sheet}>
          <RequestDetails wish={ask.request} keys={keys} />
          {others.length > 0 && <p className={styles.note}>{t('PRACTICE_ASKS_MORE', { more: others.length })}</p>}
          <DecisionButtons ask={ask} />
        </div>
      )}
    </Modal>
  )
}

function DecisionButtons({ ask }: { readonly ask: PendingRequest }) {
  const { t } = useTranslation()
  return (
    <div className={styles.answers}>
      <Button onClick={ask.refuse}>{t('REFUSE')}</Button>
      <Button look="primary" onClick={ask.agree}>
        {t(ask.request.kind === 'connect' ? 'CONNECT' : 'SIGN')}
      </Button>
    </div>
  )
}

function RequestDetails({ wish, keys }: { readonly wish: PracticeRequest; readonly keys: PracticeKeys }) {
  const { t, i18n } = useTranslation()
  if (wish.kind === 'connect')
    return (
      <>
        <p>{t('PRACTICE_CONNECT_HINT')}</p>
        <AccountChoice keys={keys} />
      </>
    )
  if (wish.kind === 'message')
    return (
      <dl className={styles.facts}>
        <Line name={t('TX_FROM')}>
          <code>{wish.from}</code>
        </Line>
        <Line name={t('TX_MESSAGE')}>
          <pre className={styles.bytes}>{wish.text}</pre>
        </Line>
      </dl>
    )
  const called = wish.to === null ? null : contractAt(wish.to)
  return (
    <dl className={styles.facts}>
      <Line name={t('TX_FROM')}>
        <code>{wish.from}</code>
      </Line>
      <Line name={t('TX_TO')}>
        {wish.to === null ? (
          t('TX_NEW_CONTRACT')
        ) : (
          <>
            {called && <strong>{called.name} </strong>}
            <code>{wish.to}</code>
          </>
        )}
      </Line>
      <Line name={t('TX_VALUE')}>{t('ETHER', { amount: coinText(wish.value, i18n.language) })}</Line>
      <Line name={t('TX_FEE')}>{t('ETHER', { amount: coinText(wish.fee, i18n.language) })}</Line>
      <Line name={t('TX_NONCE')}>{wish.nonce}</Line>
      {wish.data !== '0x' && (
        <Line name={t('TX_DATA')}>
          {called && <CalledFunction contract={called.contract} data={wish.data} />}
          <pre className={styles.bytes}>{wish.data}</pre>
        </Line>
      )}
    </dl>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Decoded call of a contract that the shop knows; nothing for other bytes. */
function CalledFunction({ contract, data }: { readonly contract: KnownContract; readonly data: Hex }) {
  const text = calledText(contract, data)
  return text && <code>{text}</code>
}

function calledText(contract: KnownContract, data: Hex): string | null {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: parseAbi(contract.abi) as Abi, data })
    return `${functionName}(${args.map(String).join(', ')})`
  } catch {
    return null
  }
}

function contractAt(address: string): { readonly name: string; readonly contract: KnownContract } | null {
  const found = Object.entries(CONTRACTS).find(
    ([, contract]) => contract.address.toLowerCase() === address.toLowerCase(),
  )
  return found ? { name: found[0], contract: found[1] } : null
}
