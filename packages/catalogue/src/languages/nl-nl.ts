/** Dutch translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/nl_NL.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
