/** Texts of challenges and of their fixes in Hindi. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/hi_IN.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
