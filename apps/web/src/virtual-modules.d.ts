declare module 'virtual:client-variants' {
  /** Made by plugins/client-variants.ts. */
  export const variants: import('./lib/seams.ts').Variants
}
