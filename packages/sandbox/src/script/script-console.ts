/**
 * Code that runs in the contained engine before the script, to provide a `console`. It saves the built-in functions that it
 * needs, so a script that changes `JSON` or prototypes can only falsify its own lines. Its value is a function that returns the
 * lines as a JSON array, or undefined after they exceeded `most`; the call that exceeds it throws.
 *
 * @param most maximum length of the JSON text
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
