/** Hindi translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/hi_IN.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
