/** Japanese translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/ja_JP.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
