declare module '*.sol' {
  /** What the file was compiled to. */
  export const file: import('./contract.ts').SolidityFile
}

declare module 'virtual:openzeppelin' {
  /** Sources that contracts may import, by the name that imports them. */
  export const files: Readonly<Record<string, string>>
}
