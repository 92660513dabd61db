// The opened name is the checked one.
export const cleanName = (name: string): string => [...name].join('')
