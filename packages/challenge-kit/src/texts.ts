/** Applies a function to each text of an object. */
export function mapTexts<Texts extends Readonly<Record<keyof Texts, string>>>(
  texts: Texts,
  map: (text: string) => string,
): Texts {
  return Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, map(text)])) as Texts
}

/**
 * Returns the sections of a Markdown text by name.
 *
 * @param heading pattern of their headings, whose group is the name
 */
export function sectionsIn(markdown: string, heading: RegExp): Map<string, string> {
  const [, ...pieces] = markdown.split(heading)
  const sections = new Map<string, string>()
  for (let index = 0; index < pieces.length; index += 2) sections.set(pieces[index]!, pieces[index + 1]!.trim())
  return sections
}
