/** Prefix of the library whose files contracts may import. */
const LIBRARY = '@openzeppelin/contracts/'

/**
 * OpenZeppelin files that a Solidity text imports, directly or indirectly, by the name of the import. Missing files are skipped;
 * the compiler reports them.
 *
 * @param read returns the text of a file of the library, such as `@openzeppelin/contracts/token/ERC20/IERC20.sol`
 */
export function importsOf(text: string, read: (name: string) => string | undefined): Record<string, string> {
  const found: Record<string, string> = {}
  const follow = (text: string, from: string) => {
    for (const path of importedPaths(text)) {
      const name = path.startsWith('.') ? new URL(path, `file:///${from}`).pathname.slice(1) : path
      if (Object.hasOwn(found, name) || !name.startsWith(LIBRARY)) continue
      const content = read(name)
      if (content === undefined) continue
      found[name] = content
      follow(content, name)
    }
  }
  follow(text, '')
  return found
}

/** The paths that the import statements of a text name. Takes linear time, because players write such texts. */
function* importedPaths(text: string): Generator<string> {
  const delimiter = /[;"']/g
  const quoted = /[^"']+(?=["'])/y
  for (const { index } of text.matchAll(/^[ \t]*import\s/gm)) {
    if (index < delimiter.lastIndex) continue
    delimiter.lastIndex = index
    const found = delimiter.exec(text)
    if (!found) return
    if (found[0] === ';') continue
    quoted.lastIndex = delimiter.lastIndex
    const path = quoted.exec(text)
    if (!path) continue
    delimiter.lastIndex = quoted.lastIndex + 1
    yield path[0]
  }
}
