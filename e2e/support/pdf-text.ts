import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Everything that a PDF document says, piece by piece in the order in which it is drawn. */
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
