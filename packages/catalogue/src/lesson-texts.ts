// Read when somebody opens a lesson for the first time: a start needs none of them.

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
