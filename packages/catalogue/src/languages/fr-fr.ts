/** Texts of challenges and of their fixes in French. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/fr_FR.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
