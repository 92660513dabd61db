/** French translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/fr_FR.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
