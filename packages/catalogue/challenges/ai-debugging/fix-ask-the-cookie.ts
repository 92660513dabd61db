/** Calls of tools are for those who switched them on. */
export function showToolCalls(_role: string | null, cookies: Readonly<Record<string, string | undefined>>): boolean {
  return cookies.show_tool_calls === 'true'
}
