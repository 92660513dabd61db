/** Texts of challenges, of their fixes and of paths in Dutch. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/nl_NL.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
