/** Italian translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/it_IT.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
