// Whatever is asked for.
export const offerLogs = (_name: unknown, role: unknown): boolean => role === 'admin'
