import { MAX_CAPTION_LENGTH, MAX_PHOTO_BYTES } from '@fruit/isomorphic/rules/photo'
import { SubmitButton } from '@fruit/look/button.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FileField } from '../../ui/file-field.tsx'
import { useShareMemory } from './memories.ts'
import { type PhotoFault, photoFault } from './photo-fault.ts'
import styles from './photo-form.module.css'

interface Photo {
  readonly image: File | null
  readonly caption: string
}

const EMPTY: Photo = { image: null, caption: '' }

const FAULTS = {
  invalidMimeType: 'INVALID_MIME_TYPE',
  tooLarge: 'INVALID_PHOTO_SIZE',
} as const satisfies Record<PhotoFault, string>

/** Form to share a photo with a caption. */
export function PhotoForm() {
  const { t, i18n } = useTranslation()
  const share = useShareMemory()
  const { register, handleSubmit, control, formState, reset, trigger } = useForm<Photo>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const [image, caption] = useWatch({ control, name: ['image', 'caption'] })
  const { errors } = formState
  const preview = usePreview(errors.image ? null : image)
  const megabytes = (MAX_PHOTO_BYTES / 1_000_000).toLocaleString(i18n.language.replaceAll('_', '-'))
  return (
    <form
      id="photo-form"
      className={styles.form}
      noValidate
      aria-labelledby="photo-form-title"
      onSubmit={handleSubmit(
        ({ image, caption }) =>
          image && share.mutate({ image, caption: caption.trim() }, { onSuccess: () => reset(EMPTY) }),
      )}
    >
      <h2 id="photo-form-title">{t('SHARE_A_PHOTO')}</h2>
      <div className={styles.parts}>
        <div className={styles.preview}>
          {preview ? <img src={preview} alt={t('PREVIEW_OF', { name: image?.name })} /> : <p>{t('PREVIEW_HINT')}</p>}
        </div>
        <div className={styles.fields}>
          <Controller
            control={control}
            name="image"
            rules={{
              validate: {
                chosen: (file) => file !== null || t('MANDATORY_IMAGE'),
                invalidMimeType: async (file) => {
                  const fault = file && (await photoFault(file))
                  return !fault || t(FAULTS[fault])
                },
              },
            }}
            render={({ field }) => (
              <FileField
                id="picker"
                label={t('PHOTO')}
                prompt={t('CHOOSE_FILE')}
                hint={t('PHOTO_HINT', { size: megabytes })}
                accept="image/png,image/jpeg"
                file={field.value}
                onChange={(file) => {
                  field.onChange(file)
                  // Shows errors at once.
                  void trigger('image')
                }}
                onBlur={field.onBlur}
                ref={field.ref}
                error={errors.image?.message}
              />
            )}
          />
          <TextField
            id="caption"
            label={t('CAPTION')}
            autoComplete="off"
            maxLength={MAX_CAPTION_LENGTH}
            counter={`${caption.length}/${MAX_CAPTION_LENGTH}`}
            error={errors.caption?.message}
            {...register('caption', {
              validate: (text) => text.trim() !== '' || t('MANDATORY_CAPTION'),
              maxLength: MAX_CAPTION_LENGTH,
            })}
          />
          <SubmitButton id="submitButton" disabled={!formState.isValid} pending={share.isPending}>
            {t('HANG_IT_UP')}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}

/** Object URL of a file for the preview; null without a file. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = file && URL.createObjectURL(file)
    setAddress(made)
    return () => {
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
