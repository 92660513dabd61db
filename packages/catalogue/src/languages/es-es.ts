/** Spanish translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/es_ES.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
