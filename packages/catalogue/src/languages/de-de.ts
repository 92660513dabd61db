/** Texts of challenges, of their fixes and of paths in German. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/de_DE.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
