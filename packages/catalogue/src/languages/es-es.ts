/** Texts of challenges, of their fixes and of paths in Spanish. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/es_ES.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
