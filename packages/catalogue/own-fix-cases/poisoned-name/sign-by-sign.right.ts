// What was checked is what is opened.
export const cleanName = (name: string): string => [...name].join('')
