/** Polish translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/pl_PL.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
