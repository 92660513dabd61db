import type { Configuration } from '@fruit/contracts/configuration'

/** A file older than the shop: content and last modification (ISO 8601). */
export interface OldFile {
  readonly content: string | Uint8Array
  readonly changedOn: string
}

/** Additions of a challenge to a world's seed. Two challenges must not set the same field; the server then refuses to start. */
export interface Props {
  /** Fields of seeded accounts by cast key. */
  readonly accounts?: Readonly<Record<string, Readonly<Record<string, string | number | boolean | null>>>>
  /** Answers to security questions by cast key. */
  readonly securityAnswers?: Readonly<Record<string, string>>
  /** Files by absolute path in the world: text or bytes, as old as the shop, or older files. */
  readonly files?: Readonly<Record<string, string | Uint8Array | OldFile>>
}

/** Props, or a function that creates them from the configuration of the worlds. */
export type PropsSource = Props | ((configuration: Configuration) => Props)

export function defineProps(props: PropsSource): PropsSource {
  return props
}

/** Thrown when two challenges set the same field or file. */
class PropsConflict extends Error {
  override readonly name = 'PropsConflict'
}

/**
 * Merges the props of all challenges.
 *
 * @param all props by challenge id
 * @param configuration of the worlds
 * @throws PropsConflict naming both challenges and the field
 */
export function mergeProps(all: ReadonlyMap<string, PropsSource>, configuration: Configuration): Required<Props> {
  const owners = new Map<string, string>()
  const claim = (field: string, owner: string) => {
    const other = owners.get(field)
    if (other) throw new PropsConflict(`The challenges ${other} and ${owner} both set ${field}: let one of them do it.`)
    owners.set(field, owner)
  }
  const accounts: Record<string, Record<string, string | number | boolean | null>> = {}
  const securityAnswers: Record<string, string> = {}
  const files: Record<string, string | Uint8Array | OldFile> = {}
  for (const [owner, source] of all) {
    const props = typeof source === 'function' ? source(configuration) : source
    for (const [key, fields] of Object.entries(props.accounts ?? {})) {
      for (const field of Object.keys(fields)) claim(`field ${field} of account ${key}`, owner)
      accounts[key] = { ...accounts[key], ...fields }
    }
    for (const [key, answer] of Object.entries(props.securityAnswers ?? {})) {
      claim(`the security answer of account ${key}`, owner)
      securityAnswers[key] = answer
    }
    for (const [path, content] of Object.entries(props.files ?? {})) {
      claim(`file ${path}`, owner)
      files[path] = content
    }
  }
  return { accounts, securityAnswers, files }
}
