/** German translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/de_DE.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
