/** Texts of challenges and of their fixes in German. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/de_DE.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
