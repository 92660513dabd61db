declare module 'virtual:client-variants' {
  /** Made by plugins/client-variants.ts. */
  export const variants: import('./lib/seams.ts').Variants
}

declare module 'virtual:solidity-files' {
  /** Made by plugins/solidity-files.ts. */
  interface SolidityFile {
    readonly version: string
    /** Below the address of the shop. */
    readonly path: string
  }
  /** Solc as a script for browsers. */
  export const compiler: SolidityFile
  /** Sources of OpenZeppelin's contracts: an object in JSON, text by the name under which contracts import them. */
  export const library: SolidityFile
}
