/** Texts of challenges, of their fixes and of paths in Hindi. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/hi_IN.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
