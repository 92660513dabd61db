/** Portuguese translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/pt_BR.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
