/** Texts of challenges, of their fixes and of paths in Polish. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/pl_PL.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
