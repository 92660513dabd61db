import type { CodingState } from '@fruit/contracts/calls/coding'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { useServices } from '../../lib/services.ts'
import { useChangeQuery } from '../../lib/use-change-query.ts'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { ChooseFix } from './choose-fix.tsx'
import { outcomesAreVisible, useRefreshCodingState } from './coding-calls.ts'
import styles from './coding-challenge.module.css'
import { FindLines } from './find-lines.tsx'
import { browserSeed, fixOrder } from './fix-order.ts'
import { RunningCode } from './running-code.tsx'
import { WriteFix } from './write-fix.tsx'

const TABS = ['find', 'fix', 'own'] as const

type TabName = (typeof TABS)[number]

/**
 * The steps of a coding challenge if it has any, its fixes, the editor for the player's own fix, and the active code.
 */
export function CodingChallenge({ state }: { readonly state: CodingState }) {
  const { t } = useTranslation()
  const { appHistory: addresses } = useServices()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const order = fixOrder(state, browserSeed(localStorage))
  const refresh = useRefreshCodingState(state.key)
  const frame = useRef<HTMLDivElement>(null)
  const isWriting = useRef(false)

  const isFixLocked = state.hasSteps && state.status === 0
  const asked = TABS.find((name) => name === query.get('tab'))
  const first: TabName = isFixLocked ? 'find' : 'fix'
  const wanted = asked ?? first
  const isShut =
    (wanted === 'find' && !state.hasSteps) ||
    (wanted === 'fix' && isFixLocked) ||
    (wanted === 'own' && state.own === null)
  const open = isShut ? first : wanted
  isWriting.current ||= open === 'own'
  const show = (tab: TabName) => changeQuery((query) => query.set('tab', tab), { replace: true })
  const goOn = async () => {
    await refresh()
    // The player may have left the screen in the meantime.
    if (addresses.queryAt(pathname) === null) return
    show('fix')
    // The button that had the focus is disabled now.
    frame.current?.querySelectorAll<HTMLElement>('[role="tab"]')[1]?.focus()
  }

  const tabs: Tab<TabName>[] = []
  if (state.hasSteps)
    tabs.push({
      name: 'find',
      icon: state.status > 0 ? 'check' : 'search',
      text: t('FIND_IT'),
      content: (
        <FindLines
          challengeKey={state.key}
          language={state.language}
          snippet={state.flaw}
          isFound={state.status > 0}
          onFound={() => void goOn()}
        />
      ),
    })
  tabs.push({
    name: 'fix',
    icon: isFixLocked ? 'lock' : outcomesAreVisible(state) ? 'check' : 'edit',
    text: t('FIX_IT'),
    isLocked: isFixLocked,
    content: !isFixLocked && <ChooseFix state={state} order={order} />,
  })
  if (state.own)
    tabs.push({
      name: 'own',
      icon: 'rocket',
      text: t('WRITE_OWN_FIX'),
      // The editor is large: it loads when its tab opens, and then stays mounted with its verdict.
      content: isWriting.current && <WriteFix state={state} own={state.own} />,
    })
  return (
    <>
      <RunningCode state={state} order={order} />
      <div ref={frame}>
        <Tabs label={t('STEPS')} tabs={tabs} open={open} onOpen={show} />
      </div>
      {open === 'find' && isFixLocked && <p className={styles.locked}>{t('FIX_IT_IS_LOCKED')}</p>}
    </>
  )
}
