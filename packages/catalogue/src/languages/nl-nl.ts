/** Texts of challenges and of their fixes in Dutch. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/nl_NL.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
