declare module '*.sol' {
  /** What the file was compiled to. */
  export const file: import('./contract.ts').SolidityFile
}
