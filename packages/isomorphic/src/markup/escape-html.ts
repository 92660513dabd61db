const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
)

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

/** The text of HTML, without its tags. */
export function htmlToText(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity]!)
}
