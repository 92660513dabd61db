import { type Abi, type Hex, isHex } from 'viem'

/** A contract that can be put on a chain. */
export interface CompiledContract {
  readonly name: string
  readonly abi: Abi
  /** Code that deploys it, without the constructor's arguments. */
  readonly creation: Hex
  /** False where its code has gaps for libraries that stand at addresses of their own. */
  readonly isWhole: boolean
}

/** Something that the compiler has to say. */
export interface Complaint {
  readonly kind: 'error' | 'warning'
  readonly text: string
  /** Where in the source, in characters of JavaScript; null where it is about no place in it. */
  readonly place: { readonly from: number; readonly to: number; readonly line: number } | null
  /** Name of another file that it is about; null where it is about the source. */
  readonly file: string | null
}

/** What became of a source. */
export interface Compilation {
  /** Those that can be deployed, in the order of the alphabet; none where there is an error. */
  readonly contracts: readonly CompiledContract[]
  /** Errors before warnings. */
  readonly complaints: readonly Complaint[]
}

/** The compiler's answer in standard JSON, as far as it was asked for. */
interface Output {
  readonly errors?: readonly {
    readonly severity: 'error' | 'warning' | 'info'
    readonly message: string
    readonly sourceLocation?: { readonly file: string; readonly start: number; readonly end: number }
  }[]
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, { readonly abi: Abi; readonly evm: { bytecode: { object: string } } }>>>
  >
}

/**
 * Reads the answer of the compiler.
 *
 * @param output standard JSON
 * @param file whose contracts are wanted
 * @param source its text
 */
export function readOutput(output: string, file: string, source: string): Compilation {
  const { errors = [], contracts = {} } = JSON.parse(output) as Output
  const characterAt = charactersByByte(source)
  const complaints = errors.flatMap(({ severity, message, sourceLocation: location }): Complaint[] => {
    if (severity === 'info') return []
    const isHere = location?.file === file
    const from = isHere && location.start >= 0 ? characterAt(location.start) : null
    return [
      {
        kind: severity,
        text: message,
        place:
          from === null
            ? null
            : { from, to: characterAt(location!.end), line: source.slice(0, from).split('\n').length },
        file: isHere ? null : (location?.file ?? null),
      },
    ]
  })
  const compiled = Object.entries(contracts[file] ?? {})
    .map(([name, { abi, evm }]): CompiledContract => {
      const creation: Hex = `0x${evm.bytecode.object}`
      return { name, abi, creation, isWhole: isHex(creation) }
    })
    // Interfaces and abstract contracts have no code.
    .filter(({ creation }) => creation !== '0x')
  const ordered = (['error', 'warning'] as const).flatMap((each) => complaints.filter(({ kind }) => kind === each))
  return { contracts: ordered[0]?.kind === 'error' ? [] : compiled, complaints: ordered }
}

/** Gives for a place in UTF-8, which the compiler counts in, the place in the text. */
function charactersByByte(text: string): (byte: number) => number {
  const bytes = new TextEncoder().encode(text)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return (byte) => decoder.decode(bytes.subarray(0, byte)).length
}
