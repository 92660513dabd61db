/** Texts of challenges, of their fixes and of paths in French. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/fr_FR.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
