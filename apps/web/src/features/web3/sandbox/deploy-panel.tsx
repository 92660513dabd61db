import { SelectField } from '@fruit/look/select-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransactionReceipt } from 'viem'
import { Confirmation } from '../../../ui/confirmation.tsx'
import { sheetClass } from '../../../ui/sheet.ts'
import { sendMessage } from '../wallet/chain.ts'
import { CHAIN, useConnected, useWeb3 } from '../wallet/web3-context.ts'
import { FailureNote } from '../wallet/web3-failure-note.tsx'
import { AbiForm } from './abi-form.tsx'
import type { CompiledContract } from './compilation.ts'
import { constructorOf, deployment } from './entries.ts'
import type { DeployedContract } from './sandbox-store.ts'
import { simulateMessage } from './simulate-message.ts'

interface DeployPanelProps {
  /** Contracts of the current code; null if it is not compiled. */
  readonly contracts: readonly CompiledContract[] | null
  readonly onDeployed: (contract: DeployedContract) => void
}

interface Deployment {
  readonly contract: CompiledContract
  readonly values: readonly unknown[]
  readonly wei: bigint
}

/** Deploys a compiled contract to the chain. */
export function DeployPanel({ contracts, onDeployed }: DeployPanelProps) {
  const { t } = useTranslation()
  const heading = useId()
  const [wanted, setWanted] = useState('')
  // The last contract of a file usually is the main one.
  const contract = contracts?.find(({ name }) => name === wanted) ?? contracts?.at(-1)
  const { client } = useWeb3()
  const connected = useConnected()
  const queries = useQueryClient()
  const deploy = useMutation({
    mutationFn: async ({ contract, values, wei }: Deployment): Promise<TransactionReceipt> => {
      const message = deployment(contract, values, wei)
      await simulateMessage(client, connected!.address, message, contract.abi)
      return await sendMessage(client, connected!, message)
    },
    onSuccess: ({ contractAddress: address, status }, { contract: { name, abi } }) => {
      if (address && status === 'success') onDeployed({ name, abi, address })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [CHAIN] }),
  })
  const { data: receipt, variables } = deploy
  const isDone = receipt?.status === 'success'
  return (
    <section className={sheetClass()} aria-labelledby={heading}>
      <h2 id={heading}>{t('DEPLOY')}</h2>
      {!contract ? (
        <p>{t(contracts === null ? 'DEPLOY_COMPILE_FIRST' : 'DEPLOY_NOTHING')}</p>
      ) : (
        <>
          <SelectField
            name="contract"
            label={t('CONTRACT_TO_DEPLOY')}
            placeholder=""
            options={contracts!.map(({ name }) => ({ value: name, label: name }))}
            value={contract.name}
            onChange={setWanted}
          />
          {!contract.isWhole && <p>{t('DEPLOY_LINKED')}</p>}
          {!connected && <p>{t('WEB3_CONNECT_FIRST')}</p>}
          <AbiForm
            key={contract.name}
            {...constructorOf(contract.abi)}
            action={t('DEPLOY')}
            look="primary"
            isBusy={deploy.isPending}
            isDisabled={!connected || !contract.isWhole}
            onSend={(values, wei) => deploy.mutate({ contract, values, wei })}
          />
        </>
      )}
      <FailureNote error={deploy.error} />
      {receipt && !isDone && <p className="error">{t('DEPLOY_UNDONE')}</p>}
      <Confirmation
        text={isDone ? t('DEPLOYED', { name: variables!.contract.name, address: receipt.contractAddress! }) : null}
      />
    </section>
  )
}
