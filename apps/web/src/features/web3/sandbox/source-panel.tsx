import { compiler, library } from 'virtual:solidity-files'
import { Button } from '@fruit/look/button.tsx'
import { SelectField } from '@fruit/look/select-field.tsx'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeDiagnostic } from '../../../ui/code-editor.tsx'
import { sheetClass } from '../../../ui/sheet.ts'
import type { Compilation, CompilerMessage } from './compilation.ts'
import { CompilerFailure } from './compiler.ts'
import { SAMPLE } from './sample.ts'
import styles from './source-panel.module.css'

const CodeEditor = lazy(async () => ({ default: (await import('../../../ui/code-editor.tsx')).CodeEditor }))

/** Releases in the sandbox of the original shop that this shop does not contain. */
const UNAVAILABLE_VERSIONS = ['0.8.21', '0.8.9', '0.7.6', '0.6.12', '0.5.17', '0.4.26', '0.3.6', '0.2.2', '0.1.7']

const FAILURE_TEXT = {
  missing: 'COMPILER_MISSING',
  'gave-up': 'COMPILER_GAVE_UP',
  'too-slow': 'COMPILER_TOO_SLOW',
} as const satisfies Record<CompilerFailure['kind'], string>

interface SourcePanelProps {
  readonly source: string
  readonly onWrite: (source: string) => void
  readonly onCompile: () => void
  readonly isCompiling: boolean
  /** Result of the last compilation; null before the first. */
  readonly compilation: Compilation | null
  /** The source has changed since then. */
  readonly isOutdated: boolean
  readonly error: unknown
}

/** The editor and the messages of the compiler. */
export function SourcePanel(props: SourcePanelProps) {
  const { source, onWrite, onCompile, isCompiling, compilation, isOutdated, error } = props
  const { t } = useTranslation()
  const heading = useId()
  const hint = useId()
  const [place, setPlace] = useState<CompilerMessage['place']>(null)
  const marks = useMemo(() => diagnosticsOf(compilation), [compilation])
  const versions = [
    { value: compiler.version, label: compiler.version },
    ...UNAVAILABLE_VERSIONS.map((version) => ({
      value: version,
      label: t('COMPILER_NOT_SHIPPED', { version }),
      disabled: true,
    })),
  ]
  return (
    <section className={sheetClass()} aria-labelledby={heading}>
      <h2 id={heading}>{t('SOURCE_CODE')}</h2>
      <p id={hint} className={styles.hint}>
        {t('SOURCE_CODE_HINT', { version: library.version })}
      </p>
      <Suspense fallback={<p role="status">{t('LOADING')}</p>}>
        <CodeEditor
          label={t('SOURCE_CODE_LABEL')}
          describedBy={hint}
          language="solidity"
          code={source}
          onChange={onWrite}
          marks={marks}
          place={place}
        />
      </Suspense>
      <div className={styles.actions}>
        <div className={styles.version}>
          <SelectField
            name="version"
            label={t('COMPILER_VERSION')}
            placeholder=""
            options={versions}
            value={compiler.version}
            onChange={() => {}}
          />
        </div>
        <Button id="compileButton" look="primary" pending={isCompiling} onClick={onCompile}>
          {t('COMPILE')}
        </Button>
        {source !== SAMPLE && (
          <Button look="quiet" disabled={isCompiling} onClick={() => onWrite(SAMPLE)}>
            {t('START_FROM_SAMPLE')}
          </Button>
        )}
      </div>
      <div role="status">
        {isCompiling ? t('COMPILING') : compilation && !error && <Summary {...{ compilation, isOutdated }} />}
      </div>
      {error instanceof CompilerFailure && (
        <p className={`${styles.failure} error`} role="alert">
          {t(FAILURE_TEXT[error.kind])}
        </p>
      )}
      {compilation && compilation.messages.length > 0 && !error && (
        <ul className={styles.complaints} aria-label={t('COMPLAINTS')}>
          {compilation.messages.map((complaint, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the compiler may say the same twice
            <li key={index} data-kind={complaint.kind}>
              <CompilerMessageLine complaint={complaint} onShow={setPlace} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Summary of the compilation. */
function Summary({ compilation, isOutdated }: { readonly compilation: Compilation; readonly isOutdated: boolean }) {
  const { t } = useTranslation()
  const { messages: complaints, contracts } = compilation
  if (isOutdated) return <p>{t('COMPILE_AGAIN')}</p>
  const errors = complaints.filter(({ kind }) => kind === 'error').length
  if (errors > 0) return <p>{t('COMPILE_ERRORS', { errors })}</p>
  if (contracts.length === 0) return <p>{t('COMPILED_NOTHING')}</p>
  return <p>{t('COMPILED', { contracts: contracts.map(({ name }) => name).join(', ') })}</p>
}

interface CompilerMessageLineProps {
  readonly complaint: CompilerMessage
  readonly onShow: (place: CompilerMessage['place']) => void
}

function CompilerMessageLine({ complaint: { kind, text, place, file }, onShow }: CompilerMessageLineProps) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <strong>{t(kind === 'error' ? 'COMPLAINT_ERROR' : 'COMPLAINT_WARNING')}</strong>{' '}
        {file !== null && <code>{file}</code>} <span lang="en">{text}</span>
      </p>
      {place && (
        <Button look="quiet" className={styles.place} onClick={() => onShow({ ...place })}>
          {t('AT_LINE', { number: place.line })}
        </Button>
      )}
    </>
  )
}

function diagnosticsOf(compilation: Compilation | null): readonly CodeDiagnostic[] {
  return (compilation?.messages ?? []).flatMap(({ kind, text, place }) =>
    place ? [{ kind, text, from: place.from, to: place.to }] : [],
  )
}
