import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** All texts of a PDF document, in drawing order, one per line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await reading.promise
  const pieces: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item && item.str.trim() !== '') pieces.push(item.str)
  }
  await reading.destroy()
  return pieces.join('\n')
}
