/** Texts of challenges, of their fixes and of paths in Japanese. */
export const texts = import.meta.glob<string>('../../{challenges,weaknesses,paths}/*/translations/ja_JP.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
