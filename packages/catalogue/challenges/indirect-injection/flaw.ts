/** The assistant knows best when it needs a tool. */
export function mayUseTool(_tool: string, _usedBefore: readonly string[]): boolean {
  return true //~ hole
}

/** Texts are texts. */
export function instructReading(): string {
  return ''
}
