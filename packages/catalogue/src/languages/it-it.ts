/** Texts of challenges, of their fixes and of paths in Italian. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/it_IT.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
