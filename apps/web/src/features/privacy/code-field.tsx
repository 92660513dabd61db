import { TextField } from '@fruit/look/text-field.tsx'
import type { TFunction } from 'i18next'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

const DIGITS = 6

/** Validation rules of a code. */
export function codeRules(t: TFunction) {
  return {
    required: t('MANDATORY_TWO_FACTOR_AUTH_TOKEN'),
    pattern: { value: /^\d{6}$/, message: t('TWO_FACTOR_AUTH_TOKEN_DIGITS') },
  }
}

/** A field for the six-digit code of an authenticator app. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useTranslation()
  return (
    <TextField
      {...props}
      label={t('TWO_FACTOR_AUTH_TOKEN')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={DIGITS}
    />
  )
}
