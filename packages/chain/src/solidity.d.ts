declare module '*.sol' {
  /** The compiled file. */
  export const file: import('./contract.ts').SolidityFile
}

declare module 'virtual:openzeppelin' {
  /** Sources that contracts may import, by the name of the import. */
  export const files: Readonly<Record<string, string>>
}
