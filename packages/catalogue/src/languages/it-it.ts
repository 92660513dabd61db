/** Texts of challenges and of their fixes in Italian. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/it_IT.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
