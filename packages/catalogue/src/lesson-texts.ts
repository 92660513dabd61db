// Loaded when a player first opens a lesson. The server does not need these texts at startup.

export const lessons = import.meta.glob<string>('../paths/*/lesson.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
export const questions = import.meta.glob<string>('../paths/*/questions.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
export const pictures = import.meta.glob<string>('../paths/*/picture.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
