/** The program of the shell's realm, provided by `build/shell-realm-plugin.ts`. */
declare module 'virtual:shell-realm' {
  export const program: string
}
