import { IconButton } from '@fruit/look/button.tsx'
import field from '@fruit/look/field.module.css'
import { Icon } from '@fruit/look/icon.tsx'
import { type Ref, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './file-field.module.css'

interface FileFieldProps {
  readonly id?: string
  readonly label: string
  /** Placeholder while no file is chosen. */
  readonly prompt: string
  /** File extensions and types that the browser offers first, such as `.pdf,.zip`. */
  readonly accept: string
  readonly file: File | null
  readonly onChange: (file: File | null) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A field for a file to be picked or dropped, linked to its label, hint and error. */
export function FileField({ label, prompt, file, onChange, error, hint, ref, ...input }: FileFieldProps) {
  const { t, i18n } = useTranslation()
  const generated = useId()
  const id = input.id ?? generated
  const notes = `${id}-notes`
  const own = useRef<HTMLInputElement>(null)
  const note = error ?? hint
  return (
    <div className={`${field.field} ${styles.field}`}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={`${field.frame} ${styles.frame}`} data-invalid={error ? '' : undefined}>
        <span className={styles.icon}>
          <Icon name="document" />
        </span>
        <span className={file ? styles.name : styles.prompt}>{file ? file.name : prompt}</span>
        {file && <span className={styles.size}>{sizeText(file.size, i18n.language)}</span>}
        {/* Covers the whole frame, so that a file can be dropped anywhere on it. */}
        <input
          {...input}
          ref={(element) => {
            own.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          id={id}
          type="file"
          className={styles.input}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? []
            // The file is kept in the parent; the input is cleared, so that the same file can be picked again.
            event.currentTarget.value = ''
            if (picked) onChange(picked)
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? notes : undefined}
        />
        {file && (
          <IconButton
            className={styles.remove}
            aria-label={t('REMOVE_FILE', { name: file.name })}
            onClick={() => {
              onChange(null)
              own.current?.focus()
            }}
          >
            <Icon name="close" size={20} />
          </IconButton>
        )}
      </div>
      <div className={field.below}>
        <span id={notes} className={error ? field.error : field.hint}>
          {note}
        </span>
      </div>
    </div>
  )
}

/** In kilobytes, the unit of the limits. */
function sizeText(bytes: number, language: string): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 1000))
  return `${kilobytes.toLocaleString(language.replaceAll('_', '-'))} kB`
}
