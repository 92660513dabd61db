import { CallError } from '@fruit/look/api.ts'
import { Button, SubmitButton } from '@fruit/look/button.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { type ExportFormat, FORMATS } from './exported-file.ts'
import { hasRecentExport, saveExportTime } from './last-export.ts'
import styles from './privacy.module.css'

/** Number of letters and digits in a CAPTCHA image. */
const CAPTCHA_LENGTH = 5

const NAMES = { json: 'FORMAT_JSON', csv: 'FORMAT_CSV', html: 'FORMAT_HTML' } as const
const HINTS = { json: 'FORMAT_JSON_HINT', csv: 'FORMAT_CSV_HINT', html: 'FORMAT_HTML_HINT' } as const

/** Result of an export. */
export interface Exported {
  readonly format: ExportFormat
  /** JSON. */
  readonly userData: string
  readonly confirmation: string
}

interface ExportRequest {
  readonly format: ExportFormat
  readonly answer: string
}

/** Form for the format of the export. After a recent export, it requires a CAPTCHA. */
export function ExportForm({ onExported }: { readonly onExported: (exported: Exported) => void }) {
  const { t } = useTranslation()
  const { api } = useServices()
  const { token } = useSession()
  const [mustRead, setMustRead] = useState(() => hasRecentExport(localStorage, Date.now()))
  const captcha = useShopQuery(['image-captcha', token], (call) => call('GET /rest/image-captcha'), {
    enabled: mustRead,
    // A CAPTCHA can be used once.
    gcTime: 0,
    staleTime: 'static',
  })
  const { register, handleSubmit, control, formState, resetField } = useForm<ExportRequest>({
    mode: 'onTouched',
    defaultValues: { answer: '' },
  })
  const wish = useMutation({
    mutationFn: ({ format, answer }: ExportRequest) =>
      api.call('POST /rest/user/data-export', { body: { format, ...(mustRead && { answer }) } }),
    onSuccess: (answer, { format }) => {
      saveExportTime(localStorage, Date.now())
      onExported({ format, ...answer })
    },
    onError: async (error) => {
      resetField('answer')
      if (mustRead) await captcha.refetch()
      // The server also counts exports from other browsers.
      else setMustRead(error instanceof CallError && error.status === 401)
    },
  })

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit((entered) => wish.mutate(entered))}>
      <div role="alert">{wish.isError && <p className={`${styles.failure} error`}>{errorText(wish.error, t)}</p>}</div>
      <Controller
        control={control}
        name="format"
        rules={{ required: true }}
        render={({ field }) => (
          <fieldset id="formatControl" className={styles.formats}>
            <legend className={styles.legend}>{t('EXPORT_FORMAT')}</legend>
            {FORMATS.map((format) => (
              <RadioCard
                key={format}
                name={field.name}
                value={format}
                checked={field.value === format}
                onChoose={() => field.onChange(format)}
              >
                <strong>{t(NAMES[format])}</strong>
                <span className={styles.hint}>{t(HINTS[format])}</span>
              </RadioCard>
            ))}
          </fieldset>
        )}
      />
      {mustRead && (
        <div className={styles.captcha}>
          <p>{t('IMAGE_CAPTCHA_REASON')}</p>
          {captcha.isError ? (
            <LoadFailure
              title={t('IMAGE_CAPTCHA_MISSING')}
              error={captcha.error}
              onRetry={() => void captcha.refetch()}
            />
          ) : (
            <div className={styles.picture}>
              {captcha.data ? (
                <img src={toDataUrl(captcha.data.image)} alt={t('IMAGE_CAPTCHA_ALT')} width={220} height={80} />
              ) : (
                <p role="status">{t('LOADING')}</p>
              )}
              <Button onClick={() => captcha.refetch()} pending={captcha.isFetching}>
                {t('IMAGE_CAPTCHA_ANOTHER')}
              </Button>
            </div>
          )}
          <TextField
            id="captchaControl"
            label={t('IMAGE_CAPTCHA_ANSWER')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={CAPTCHA_LENGTH}
            error={formState.errors.answer?.message}
            {...register('answer', {
              required: t('MANDATORY_CAPTCHA'),
              minLength: { value: CAPTCHA_LENGTH, message: t('INVALID_IMAGE_CAPTCHA') },
              maxLength: { value: CAPTCHA_LENGTH, message: t('INVALID_IMAGE_CAPTCHA') },
            })}
          />
        </div>
      )}
      <SubmitButton
        id="submitButton"
        disabled={!formState.isValid || (mustRead && !captcha.isSuccess)}
        pending={wish.isPending}
      >
        {t('REQUEST_DATA')}
      </SubmitButton>
    </form>
  )
}

/** In a data URL of an image, no script of the SVG runs. */
function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
