/** Texts of challenges and of their fixes in Polish. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/pl_PL.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
