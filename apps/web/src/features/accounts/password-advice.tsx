import { Icon } from '@fruit/look/icon.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account.module.css'
import { PASSWORD_ADVICE } from './password-strength.ts'

/** A switch that shows the criteria of a strong password, and which of them this one meets. */
export function PasswordAdvice({ password }: { readonly password: string }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const list = useId()
  const met = PASSWORD_ADVICE.filter((advice) => advice.isMet(password)).length
  return (
    <div className={styles.advice}>
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t('SHOW_PASSWORD_ADVICE')}
      </label>
      <div id={list} hidden={!shown}>
        <meter
          className={styles.strength}
          min={0}
          max={PASSWORD_ADVICE.length}
          value={met}
          aria-label={t('PASSWORD_STRENGTH')}
        />
        <p>{t('PASSWORD_ADVICE')}</p>
        <ul className={styles.criteria}>
          {PASSWORD_ADVICE.map((advice) => (
            <li key={advice.text} data-met={advice.isMet(password) || undefined}>
              <Icon name={advice.isMet(password) ? 'check' : 'dot'} size={20} />
              {t(advice.text)}
              <span className="visually-hidden">
                {advice.isMet(password) ? t('REQUIREMENT_MET') : t('REQUIREMENT_NOT_MET')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
