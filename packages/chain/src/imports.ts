/** Of the library, what contracts of a shop may need; it stands under this name in front of each file's own. */
const LIBRARY = '@openzeppelin/contracts/'

/**
 * Files of OpenZeppelin that a text of Solidity imports, and those that they import, by the name that imports them. What the
 * library lacks is left out: the compiler complains about it.
 *
 * @param read gives the text of a file of the library, such as `@openzeppelin/contracts/token/ERC20/IERC20.sol`
 */
export function importsOf(text: string, read: (name: string) => string | undefined): Record<string, string> {
  const found: Record<string, string> = {}
  const follow = (text: string, from: string) => {
    for (const [, path] of text.matchAll(/^[ \t]*import\s[^;"']{0,300}["']([^"']+)["']/gm)) {
      const name = path!.startsWith('.') ? new URL(path!, `file:///${from}`).pathname.slice(1) : path!
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
