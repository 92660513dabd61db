/** Texts of challenges, of their fixes and of paths in Portuguese. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/pt_BR.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
