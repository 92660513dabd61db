/** Chinese translations of challenges, fixes and paths. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/zh_CN.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
