/** Texts of challenges, of their fixes and of paths in Chinese. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/zh_CN.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
