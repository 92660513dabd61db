/** Bytes in Ethereum's notation: `0x` and two hexadecimal digits for each. */
export type Hex = `0x${string}`

/** A compiled contract, and the result of its constructor. */
export interface Contract {
  /** Its name in the source. */
  readonly name: string
  readonly abi: readonly object[]
  /** Code that deploys it; none of the shop's contracts takes arguments. */
  readonly creation: Hex
  /** Code at its address after deployment. */
  readonly code: Hex
  /** Keccak-256 of that code. */
  readonly codeHash: Hex
  /** Values written by the constructor, by slot, both as 32 bytes. */
  readonly storage: Readonly<Record<Hex, Hex>>
}

/** A compiled Solidity file: the result of importing a `.sol` file, and the implementation in a seam whose code is Solidity. */
export interface SolidityFile {
  /** The source text. */
  readonly source: string
  /** By name, without contracts that the file imports. */
  readonly contracts: Readonly<Record<string, Contract>>
}

/** A contract of the shop at its address. */
export interface Placement {
  readonly address: Hex
  readonly contract: Contract
  /** Wei that it holds initially. */
  readonly balance: bigint
}
