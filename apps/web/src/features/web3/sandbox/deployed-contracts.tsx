import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { Button } from '@fruit/look/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Abi, type Hex, parseAbi, type TransactionReceipt } from 'viem'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { type Message, sendMessage } from '../wallet/chain.ts'
import { shortAddress } from '../wallet/chain-texts.ts'
import { CHAIN, useConnected, useWeb3 } from '../wallet/web3-context.ts'
import { web3Failure } from '../wallet/web3-failure.ts'
import { FailureNote } from '../wallet/web3-failure-note.tsx'
import { AbiForm } from './abi-form.tsx'
import { typeText } from './abi-text.ts'
import type { KnownAccount, KnownAccounts } from './call-trace.ts'
import styles from './deployed-contracts.module.css'
import { callOf, type Entry, entriesOf, outputTexts } from './entries.ts'
import type { DeployedContract } from './sandbox-store.ts'
import { simulateMessage } from './simulate-message.ts'
import { TransactionView } from './transaction-view.tsx'

/**
 * Gas limit for calls that are sent although the contract rejects them: enough for some hundred steps, but not for a
 * loop.
 */
const FORCED_GAS = 1_000_000n

interface DeployedContractsProps {
  readonly contracts: readonly DeployedContract[]
  readonly onForget: (address: string) => void
}

/** The contracts that were deployed from here; the newest is expanded. */
export function DeployedContracts({ contracts, onForget }: DeployedContractsProps) {
  const { t } = useTranslation()
  const heading = useId()
  const known = useKnownAccounts(contracts)
  return (
    <section className={styles.contracts} aria-labelledby={heading}>
      <h2 id={heading}>{t('YOUR_CONTRACTS')}</h2>
      {contracts.length === 0 && <p>{t('NO_CONTRACTS')}</p>}
      {contracts.map((contract, index) => (
        <Contract
          key={contract.address}
          contract={contract}
          known={known}
          isNewest={index === 0}
          onForget={() => onForget(contract.address)}
        />
      ))}
    </section>
  )
}

/** Accounts that a trace shows by name: the player, their contracts, and those of the shop. */
function useKnownAccounts(contracts: readonly DeployedContract[]): KnownAccounts {
  const { t } = useTranslation()
  const connected = useConnected()
  return new Map<string, KnownAccount>([
    ...Object.entries(CONTRACTS).map(([key, { address, abi }]) => {
      const name = key[0]!.toUpperCase() + key.slice(1)
      return [address.toLowerCase(), { name, abi: parseAbi(abi) as Abi }] as const
    }),
    ...contracts.toReversed().map(({ address, name, abi }) => [address.toLowerCase(), { name, abi }] as const),
    ...(connected ? [[connected.address.toLowerCase(), { name: t('TRACE_YOU'), abi: null }] as const] : []),
  ])
}

interface ContractProps {
  readonly contract: DeployedContract
  readonly known: KnownAccounts
  readonly isNewest: boolean
  readonly onForget: () => void
}

function Contract({ contract, known, isNewest, onForget }: ContractProps) {
  const { t } = useTranslation()
  const { client } = useWeb3()
  const [isOpen, setOpen] = useState(isNewest)
  const { name, address, abi } = contract
  const code = useQuery({
    queryKey: [CHAIN, 'code', address],
    queryFn: async () => (await client.getCode({ address })) ?? '0x',
    enabled: isOpen,
  })
  return (
    <Collapsible icon="code" title={`${name} · ${shortAddress(address)}`} open={isOpen} onToggle={setOpen}>
      <div className={styles.contract}>
        <div className={styles.head}>
          <code className={styles.address}>{address}</code>
          <CopyButton text={address} label={t('COPY_ADDRESS')} />
          <Button look="quiet" onClick={onForget}>
            {t('FORGET_CONTRACT')}
          </Button>
        </div>
        <FailureNote error={code.error} />
        {code.data === '0x' ? (
          <p>{t('CONTRACT_IS_GONE')}</p>
        ) : (
          <ul className={styles.entries}>
            {entriesOf(abi).map((entry) => (
              <li key={entry.id}>
                <EntryForm contract={contract} entry={entry} known={known} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Collapsible>
  )
}

interface EntryFormProps {
  readonly contract: DeployedContract
  readonly entry: Entry
  readonly known: KnownAccounts
}

interface Sending {
  readonly message: Message
  /** Sends the call although the contract rejects it. */
  readonly isAnyway: boolean
}

interface Outcome {
  /** Return data; null if it is unknown. */
  readonly output: Hex | null
  /** Null if nothing was sent. */
  readonly receipt: TransactionReceipt | null
}

const KIND_TEXT = { looks: 'ENTRY_LOOKS', changes: 'ENTRY_CHANGES', pays: 'ENTRY_PAYS' } as const

/** A function of a contract: its parameters, and the result of the last call. */
function EntryForm({ contract: { address, abi }, entry, known }: EntryFormProps) {
  const { t } = useTranslation()
  const { client } = useWeb3()
  const connected = useConnected()
  const queries = useQueryClient()
  const heading = useId()
  const isLook = entry.kind === 'looks'
  const call = useMutation({
    mutationFn: async ({ message, isAnyway }: Sending): Promise<Outcome> => {
      const output = isAnyway ? null : await simulateMessage(client, connected?.address ?? null, message, abi)
      if (isLook) return { output, receipt: null }
      return { output, receipt: await sendMessage(client, connected!, message, isAnyway ? FORCED_GAS : undefined) }
    },
    onSettled: () => !isLook && queries.invalidateQueries({ queryKey: [CHAIN] }),
  })
  const { data, error, variables } = call
  const isRefused = error !== null && web3Failure(error).kind === 'reverted'
  return (
    <section className={styles.entry} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        <code>{entry.title}</code> <span className={styles.kind}>{t(KIND_TEXT[entry.kind])}</span>
      </h3>
      <AbiForm
        inputs={entry.inputs}
        isPayable={entry.kind === 'pays'}
        action={t(isLook ? 'LOOK' : 'SEND_TRANSACTION')}
        look="outline"
        isBusy={call.isPending}
        isDisabled={!isLook && !connected}
        onSend={(values, wei) => call.mutate({ message: callOf(address, entry, values, wei), isAnyway: false })}
      />
      <FailureNote error={error} />
      {isRefused && !isLook && connected && variables && (
        <div className={styles.anyway}>
          <p>{t('SEND_ANYWAY_HINT')}</p>
          <Button onClick={() => call.mutate({ ...variables, isAnyway: true })}>{t('SEND_ANYWAY')}</Button>
        </div>
      )}
      <div role="status">
        {data?.receipt ? (
          <TransactionView key={data.receipt.transactionHash} receipt={data.receipt} known={known}>
            {data.receipt.status === 'success' && data.output && <Output entry={entry} data={data.output} />}
          </TransactionView>
        ) : (
          data?.output && <Output entry={entry} data={data.output} />
        )}
      </div>
    </section>
  )
}

/** The return values of a function. */
function Output({ entry, data }: { readonly entry: Entry; readonly data: Hex }) {
  const { t } = useTranslation()
  const texts = outputTexts(entry, data)
  if (texts === null) return <p className="error">{t('OUTPUT_UNREADABLE', { data })}</p>
  return (
    texts.length > 0 && (
      <dl className={styles.output}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an output is its place
          <div key={index}>
            <dt>{[typeText(entry.outputs[index]!), entry.outputs[index]!.name].filter(Boolean).join(' ')}</dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    )
  )
}
