/**
 * Code that runs in the contained engine before anything of the attacker's does, when a script is to have a `console`.
 * It keeps the functions that it needs: what the script does to `JSON` or to prototypes later can spoil its own lines,
 * and nothing else. Its value gives the host the lines as a JSON array, or undefined once they grew beyond `most`; the
 * call that is too much throws.
 *
 * @param most the greatest length of the JSON text
 */
export function consoleCode(most: number): string {
  return `((stringify, String, RangeError) => {
    let lines = ''
    let isFull = false
    const write = (...parts) => {
      let text = ''
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i]
        text += (i === 0 ? '' : ' ') + (typeof part === 'string' ? part : stringify(part) ?? String(part))
      }
      const line = (lines === '' ? '' : ',') + stringify(text)
      if (isFull || lines.length + line.length > ${most}) {
        isFull = true
        throw new RangeError('The console takes no more lines.')
      }
      lines += line
    }
    globalThis.console = { log: write, info: write, warn: write, error: write, debug: write }
    return () => (isFull ? undefined : '[' + lines + ']')
  })(JSON.stringify, String, RangeError)`
}
