/** Texts of challenges and of their fixes in Japanese. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses}/*/translations/ja_JP.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
