import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.ts'
import { TrackingPixel } from '../../ui/tracking-pixel.tsx'
import { AccountList } from './account-list.tsx'
import styles from './administration.module.css'
import { FeedbackList } from './feedback-list.tsx'
import { ToolCallsSwitch } from './tool-calls-switch.tsx'

/**
 * The accounts of the shop and the customers' feedback.
 *
 * @param path the path that opened it
 */
export function AdministrationScreen({ path }: { readonly path: string }) {
  const { t } = useTranslation()
  const { base } = useServices()
  return (
    <div className={styles.screen}>
      <h1 className="heading">{t('TITLE_ADMINISTRATION')}</h1>
      <TrackingPixel base={base} file="19px.png" path={path} />
      <AccountList />
      <FeedbackList />
      <ToolCallsSwitch />
    </div>
  )
}
