/** Texts of challenges and of their fixes in Portuguese. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/pt_BR.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
