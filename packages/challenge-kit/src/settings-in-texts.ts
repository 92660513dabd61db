import type { Configuration } from '@fruit/contracts/configuration'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { mapTexts } from './texts.ts'

/** Placeholder: `{{application.domain}}` for a setting, `{{word}}` for a word of the challenge. */
const PLACEHOLDER = /\{\{([\w.]+)\}\}/g

/**
 * Returns a challenge whose texts contain the values of the configuration, such as its domain.
 *
 * @throws Error when a requested text names a setting without a text or number
 */
export function fillPlaceholders(entry: CatalogueEntry, configuration: Configuration): CatalogueEntry {
  const words = entry.challenge.words?.(configuration) ?? {}
  const fill = (text: string, plain = false) =>
    text.replace(PLACEHOLDER, (_, path: string) => {
      const value = inside(words, path) ?? path.split('.').reduce<unknown>(inside, configuration)
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new Error(`A text of the challenge ${entry.id} names the setting ${path}, which is not a text or number.`)
      return plain ? String(value) : escapeHtml(String(value))
    })
  const { tutorial } = entry
  return {
    ...entry,
    brief: (language) => fill(entry.brief(language)),
    hints: (language) => entry.hints(language).map((hint) => fill(hint)),
    fixReason: (name, language) => fill(entry.fixReason(name, language), true),
    codeHints: (language) => entry.codeHints(language).map((hint) => fill(hint, true)),
    explanation: (language) => mapTexts(entry.explanation(language), fill),
    practice: (language) => mapTexts(entry.practice(language), fill),
    ...(tutorial && {
      tutorial: (language) => ({
        steps: tutorial(language).steps.map((step) => ({
          ...step,
          text: fill(step.text),
          doneWhen:
            step.doneWhen.kind === 'typed'
              ? { ...step.doneWhen, value: fill(step.doneWhen.value, true) }
              : step.doneWhen,
        })),
      }),
    }),
  }
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}
