import { useStore } from '@fruit/look/store.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.ts'
import { TrackingPixel } from '../../../ui/tracking-pixel.tsx'
import { ChainTools } from '../wallet/chain-tools.tsx'
import { WalletBar } from '../wallet/wallet-bar.tsx'
import { Web3 } from '../wallet/web3.tsx'
import { Compiler } from './compiler.ts'
import { DeployPanel } from './deploy-panel.tsx'
import { DeployedContracts } from './deployed-contracts.tsx'
import styles from './sandbox-screen.module.css'
import { SandboxStore } from './sandbox-store.ts'
import { SourcePanel } from './source-panel.tsx'

/**
 * An editor for contracts, which are compiled in the browser and deployed to the shop's chain.
 *
 * @param path the path that opened it although no menu links to it
 */
export function SandboxScreen({ path }: { readonly path: string }) {
  const { t } = useTranslation()
  const { base } = useServices()
  return (
    <Web3>
      <div className={styles.screen}>
        <TrackingPixel base={base} file="11px.png" path={path} />
        <header className={styles.header}>
          <h1 className="heading">{t('TITLE_WEB3_SANDBOX')}</h1>
          <p>{t('WEB3_SANDBOX_INTRO')}</p>
          <p className={styles.note}>{t('WEB3_PLAY_MONEY')}</p>
        </header>
        <WalletBar />
        <Workbench />
        <ChainTools />
      </div>
    </Web3>
  )
}

function Workbench() {
  const { base } = useServices()
  const [kept] = useState(() => new SandboxStore(localStorage))
  const { source, contracts } = useStore(kept)
  const [compiler] = useState(() => new Compiler(base))
  useEffect(() => () => compiler.close(), [compiler])
  const compiling = useMutation({
    mutationFn: async (source: string) => ({ source, compilation: await compiler.compile(source) }),
  })
  const last = compiling.data
  const isCurrent = last?.source === source
  const isReady = isCurrent && last.compilation.messages.every(({ kind }) => kind !== 'error')
  return (
    <>
      <div className={styles.bench}>
        <SourcePanel
          source={source}
          onWrite={(next) => kept.write(next)}
          onCompile={() => compiling.mutate(source)}
          isCompiling={compiling.isPending}
          compilation={last?.compilation ?? null}
          isOutdated={!isCurrent}
          error={compiling.error}
        />
        <DeployPanel
          contracts={isReady ? last.compilation.contracts : null}
          onDeployed={(contract) => kept.add(contract)}
        />
      </div>
      <DeployedContracts contracts={contracts} onForget={(address) => kept.forget(address)} />
    </>
  )
}
