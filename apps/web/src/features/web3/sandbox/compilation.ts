import { type Abi, type Hex, isHex } from 'viem'

/** A contract that can be deployed. */
export interface CompiledContract {
  readonly name: string
  readonly abi: Abi
  /** Deployment code, without the constructor's arguments. */
  readonly creation: Hex
  /** False if its code has placeholders for libraries that must be deployed separately. */
  readonly isWhole: boolean
}

/** A message of the compiler. */
export interface CompilerMessage {
  readonly kind: 'error' | 'warning'
  readonly text: string
  /** Place in the source, in UTF-16 code units; null if the message has no location in it. */
  readonly place: { readonly from: number; readonly to: number; readonly line: number } | null
  /** Name of another file that the message is about; null if it is about the source. */
  readonly file: string | null
}

/** Result of compiling a source. */
export interface Compilation {
  /** Contracts that can be deployed, in alphabetical order; none if there is an error. */
  readonly contracts: readonly CompiledContract[]
  /** Errors before warnings. */
  readonly messages: readonly CompilerMessage[]
}

/** The part of the compiler's standard JSON output that was requested. */
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
 * Reads the output of the compiler.
 *
 * @param output standard JSON
 * @param file the file with the contracts to return
 * @param source text of the file
 */
export function readOutput(output: string, file: string, source: string): Compilation {
  const { errors = [], contracts = {} } = JSON.parse(output) as Output
  const characterAt = charactersByByte(source)
  const complaints = errors.flatMap(({ severity, message, sourceLocation: location }): CompilerMessage[] => {
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
  return { contracts: ordered[0]?.kind === 'error' ? [] : compiled, messages: ordered }
}

/** Returns a function that converts an offset in UTF-8 bytes, which the compiler uses, to one in the text. */
function charactersByByte(text: string): (byte: number) => number {
  const bytes = new TextEncoder().encode(text)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return (byte) => decoder.decode(bytes.subarray(0, byte)).length
}
