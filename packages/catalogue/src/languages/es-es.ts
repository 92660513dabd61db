/** Texts of challenges and of their fixes in Spanish. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/es_ES.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
