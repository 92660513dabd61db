import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { type Challenge, folderOf } from '@fruit/challenge-kit/challenge'
import { partsOfNotes } from '@fruit/challenge-kit/explanation'
import type { Path, PathEntry } from '@fruit/challenge-kit/path'
import { partsOfPractice } from '@fruit/challenge-kit/practice'
import type { Proof } from '@fruit/challenge-kit/proof'
import type { PropsSource } from '@fruit/challenge-kit/props'
import { mapTexts } from '@fruit/challenge-kit/texts'
import type { Tutorial } from '@fruit/challenge-kit/tutorial'
import { flawOf } from '@fruit/challenge-kit/variants'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import type { Variant } from '@fruit/world/world'
import { marked } from 'marked'
import { questionsIn } from './questions.ts'
import { type LanguageTexts, reasonsIn, TranslatedTexts } from './translated-texts.ts'

// Folders are discovered on disk at build time, or when a test or the development server loads this module.
const challenges = import.meta.glob<{ challenge: Challenge }>('../challenges/*/challenge.ts', { eager: true })
// Shared weaknesses are active even if no challenge uses them, because clients of the interface read the data that they leak.
const shared = import.meta.glob<{ weakness: Weakness }>('../weaknesses/*/weakness.ts', { eager: true })
const texts = import.meta.glob<string>('../challenges/*/*.md', { eager: true, query: '?raw', import: 'default' })
const props = import.meta.glob<{ props: PropsSource }>('../challenges/*/props.ts', { eager: true })
const languages = import.meta.glob<LanguageTexts>('./languages/*.ts')
// Props that several challenges use, or none yet.
const sharedProps = import.meta.glob<{ props: PropsSource }>('../props/*/props.ts', { eager: true })
const tutorials = import.meta.glob<{ tutorial: Tutorial }>('../challenges/*/tutorial.ts', { eager: true })
const paths = import.meta.glob<{ path: Path }>('../paths/*/path.ts', { eager: true })
const goals = import.meta.glob<string>('../paths/*/goal.md', { eager: true, query: '?raw', import: 'default' })
const proofs = import.meta.glob<{ proof: Proof }>('../challenges/*/proof.ts')
const sources = import.meta.glob<string>(
  ['../{challenges,weaknesses}/*/{flaw,fix-*}.{ts,sol}', '../{challenges,weaknesses}/*/client/{flaw,fix-*}.ts'],
  { query: '?raw', import: 'default' },
)

interface SourceFolder {
  /** Path relative to the catalogue's folder. */
  readonly path: string
  /** Loader of each file, by its path in the folder. */
  readonly files: Readonly<Record<string, () => Promise<string>>>
}

/** By weakness id. */
const folders = foldersOfSources()

/** All challenges, and their effects on new worlds. */
export interface Catalogue {
  /** Sorted by id, ascending. */
  readonly entries: readonly CatalogueEntry[]
  /** By weakness id; each once. */
  readonly weaknesses: ReadonlyMap<string, Weakness>
  readonly props: ReadonlyMap<string, PropsSource>
  /** Learning paths, in their order. */
  readonly paths: readonly PathEntry[]
  /**
   * Loads the texts of a language; undefined if they are loaded or do not exist. Until then, and for missing translations, texts are in
   * English.
   */
  readonly loadLanguage: (language: string) => Promise<void> | undefined
}

/** Source code of a weakness as shown to players, with its markers. */
export interface WeaknessCode {
  /** Path relative to the repository. */
  readonly file: string
  readonly load: () => Promise<string>
}

/** Returns the source file of a weakness; null if the file does not exist. */
export function sourceOf({ id, source }: Pick<Weakness, 'id' | 'source'>): WeaknessCode | null {
  const load = sourcesOf(id)[source]
  return load ? { file: `packages/catalogue/${weaknessFolder(id)}/${source}`, load } : null
}

/** Reads every folder of the catalogue. With an empty catalogue, the shop has no flaws. */
export function readCatalogue(): Catalogue {
  const translated = new TranslatedTexts(languages)
  const entries = Object.entries(challenges)
    .map(([path, module]) => entryOf(path.split('/').at(-2)!, module.challenge, translated))
    .sort((a, b) => a.challenge.id - b.challenge.id)
  const weaknesses = new Map(Object.values(shared).map(({ weakness }) => [weakness.id, weakness]))
  for (const { challenge } of entries) if (challenge.weakness) weaknesses.set(challenge.weakness.id, challenge.weakness)
  const withProps = entries.flatMap(({ id, props }) => (props ? [[id, props] as const] : []))
  const common = Object.entries(sharedProps).map(
    ([path, { props }]) => [`props/${path.split('/').at(-2)}`, props] as const,
  )
  return {
    entries,
    weaknesses,
    props: new Map([...withProps, ...common]),
    paths: Object.entries(paths)
      .map(([file, { path }]) => pathOf(file.split('/').at(-2)!, path, translated))
      .sort((a, b) => a.path.order - b.path.order),
    loadLanguage: (language) => translated.load(language),
  }
}

/** Returns the flawed variants of all weaknesses, by seam name. */
export async function flawsOf(catalogue: Catalogue): Promise<Map<string, Variant>> {
  const loaded = await Promise.all(
    [...catalogue.weaknesses.values()].map(async (weakness) => [...(await flawOf(weakness))]),
  )
  const flaws = new Map<string, Variant>()
  for (const [name, variant] of loaded.flat()) {
    if (flaws.has(name)) throw new Error(`Two weaknesses open the seam ${name}. Merge them into one.`)
    flaws.set(name, variant)
  }
  return flaws
}

function entryOf(id: string, challenge: Challenge, translated: TranslatedTexts): CatalogueEntry {
  if (folderOf(challenge.key) !== id)
    throw new Error(`The folder of ${challenge.key} is named ${id}, but must be named ${folderOf(challenge.key)}.`)
  const folder = `../challenges/${id}`
  const text = (name: string, language: string) =>
    translated.get(`challenges/${id}`, name, language) ?? texts[`${folder}/${name}.md`] ?? ''
  const remembered = <Text>(render: (language: string) => Text) => cacheByLanguage(translated, render)
  const ofWeakness = weaknessFolder(challenge.weakness?.id)
  const reasons = remembered((language) => reasonsIn(translated.get(ofWeakness, 'fixes', language) ?? ''))
  const tutorial = tutorials[`${folder}/tutorial.ts`]?.tutorial
  const ownProps = props[`${folder}/props.ts`]?.props
  return {
    id,
    challenge,
    title: (language) => translated.get(`challenges/${id}`, 'name', language) ?? challenge.name,
    brief: remembered((language) => inline(text('brief', language))),
    hints: remembered((language) => numbered(text('hints', language)).map(inline)),
    codeHints: (language) => numbered(text('code-hints', language)),
    explanation: (language) => {
      const { references, clue, ...parts } = partsOfNotes(text('notes', language))
      return { clue: inline(clue), ...mapTexts(parts, block), references: inline(references) }
    },
    practice: remembered((language) => {
      const { impact, ...parts } = partsOfPractice(text('practice', language))
      return { impact: inline(impact), ...mapTexts(parts, block) }
    }),
    ...(ownProps && { props: ownProps }),
    ...(tutorial && { tutorial: remembered((language) => tutorialIn(tutorial, text('tutorial', language))) }),
    sources: sourcesOf(challenge.weakness?.id),
    weaknessFolder: ofWeakness,
    fixReason: (name, language) => reasons(language).get(name) ?? challenge.weakness?.fixes[name]?.why ?? '',
    loadProof: async () => {
      const load = proofs[`${folder}/proof.ts`]
      if (!load)
        throw new Error(`The challenge ${id} has no proof: write packages/catalogue/challenges/${id}/proof.ts.`)
      return (await load()).proof
    },
  }
}

function pathOf(id: string, path: Path, translated: TranslatedTexts): PathEntry {
  const folder = `../paths/${id}`
  const text = (part: string, language: string) => translated.get(`paths/${id}`, part, language)
  return {
    id,
    path,
    title: (language) => text('name', language) ?? path.name,
    goal: cacheByLanguage(translated, (language) => inline(text('goal', language) ?? goals[`${folder}/goal.md`] ?? '')),
    loadLesson: async (language) => {
      const { lessons, pictures, questions } = await import('./lesson-texts.ts')
      return {
        text: block(text('lesson', language) ?? lessons[`${folder}/lesson.md`] ?? ''),
        picture: pictures[`${folder}/picture.svg`] ?? '',
        questions: questionsIn(text('questions', language) ?? questions[`${folder}/questions.md`] ?? '').map(
          ({ name, text, answers }) => ({
            name,
            text: inline(text),
            answers: answers.map(({ text, isRight, reason }) => ({
              text: inline(text),
              isRight,
              reason: inline(reason),
            })),
          }),
        ),
      }
    },
  }
}

/** Returns the sources of a weakness by file name, from a challenge's folder or from the shared ones. */
function sourcesOf(weaknessId: string | undefined): Record<string, () => Promise<string>> {
  return (weaknessId !== undefined && folders.get(weaknessId)?.files) || {}
}

/** Returns the folder of a weakness relative to the catalogue's folder. */
function weaknessFolder(weaknessId: string | undefined): string {
  return (weaknessId !== undefined && folders.get(weaknessId)?.path) || ''
}

function foldersOfSources(): ReadonlyMap<string, SourceFolder> {
  const found = new Map<string, { path: string; files: Record<string, () => Promise<string>> }>()
  for (const [file, load] of Object.entries(sources)) {
    const [, kind, id, ...names] = file.split('/')
    getOrCreate(found, id!, () => ({ path: `${kind}/${id}`, files: {} })).files[names.join('/')] = load
  }
  return found
}

/** Caches rendered texts by language: they never change, and rendering dominates the time of a list of challenges. */
function cacheByLanguage<Text>(translated: TranslatedTexts, render: (language: string) => Text) {
  const known = new Map<string, Text>()
  return (wanted: string): Text => {
    const language = translated.loadedLanguage(wanted)
    return getOrCreate(known, language, () => render(language))
  }
}

/** @param translation numbered texts of the steps; ignored unless there is one per step */
function tutorialIn({ steps }: Tutorial, translation: string): Tutorial {
  const texts = numbered(translation)
  const translated = texts.length === steps.length
  return { steps: steps.map((step, index) => ({ ...step, text: inline(translated ? texts[index]! : step.text) })) }
}

/** Returns the items of a numbered list, such as hints or the steps of a tutorial. */
function numbered(markdown: string): string[] {
  return markdown
    .split(/^\d+\. /m)
    .slice(1)
    .map((item) => item.replace(/\n\s+/g, ' ').trim())
}

function block(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim()
}

function inline(markdown: string): string {
  return marked.parseInline(markdown.trim(), { async: false })
}
