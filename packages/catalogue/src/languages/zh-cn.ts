/** Texts of challenges and of their fixes in Chinese. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/zh_CN.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
