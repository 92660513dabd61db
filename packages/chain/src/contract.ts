/** Bytes as Ethereum writes them: `0x` and two hexadecimal digits for each. */
export type Hex = `0x${string}`

/** A compiled contract, and what running its constructor leaves. */
export interface Contract {
  /** Its name in the source. */
  readonly name: string
  readonly abi: readonly object[]
  /** Code that deploys it; none of the shop's contracts takes arguments. */
  readonly creation: Hex
  /** Code that stands at its address after that. */
  readonly code: Hex
  /** Keccak-256 of that code. */
  readonly codeHash: Hex
  /** By slot, both as 32 bytes, what the constructor wrote. */
  readonly storage: Readonly<Record<Hex, Hex>>
}

/** A compiled file of Solidity: what importing a `.sol` file gives, and what runs in a seam whose code is Solidity. */
export interface SolidityFile {
  /** As it was written. */
  readonly source: string
  /** By name; contracts that the file imports are not among them. */
  readonly contracts: Readonly<Record<string, Contract>>
}

/** A contract of the shop at its address. */
export interface Placement {
  readonly address: Hex
  readonly contract: Contract
  /** Wei that it holds from its first day. */
  readonly balance: bigint
}
