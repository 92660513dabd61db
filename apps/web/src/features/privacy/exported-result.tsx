import { Button, buttonClass } from '@fruit/look/button.tsx'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../lib/i18n.ts'
import type { Exported } from './export-form.tsx'
import { exportedFile } from './exported-file.ts'
import styles from './privacy.module.css'

/** The exported data, with a link to download the file. */
export function ExportedResult({ exported, onAgain }: { readonly exported: Exported; readonly onAgain: () => void }) {
  const { t, i18n } = useTranslation()
  const dataTitle = useId()
  const confirmation = useRef<HTMLParagraphElement>(null)
  const file = useMemo(
    () => exportedFile(exported.format, exported.userData, { t, language: localeOf(i18n.language) }),
    [exported, t, i18n.language],
  )
  const address = useMemo(() => URL.createObjectURL(new Blob([file.text], { type: file.type })), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  // The form that had the focus is gone.
  useEffect(() => confirmation.current?.focus(), [])
  return (
    <>
      <p ref={confirmation} tabIndex={-1} className={`${styles.confirmation} confirmation`}>
        {exported.confirmation}
      </p>
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={address} download={file.name}>
          {t('DOWNLOAD_FILE', { name: file.name })}
        </a>
        <Button onClick={onAgain}>{t('EXPORT_AGAIN')}</Button>
      </div>
      <section aria-labelledby={dataTitle}>
        <h2 id={dataTitle} className={styles.stepTitle}>
          {t('YOUR_DATA')}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
        <pre id="userData" className={styles.data} tabIndex={0}>
          {exported.userData}
        </pre>
      </section>
    </>
  )
}
