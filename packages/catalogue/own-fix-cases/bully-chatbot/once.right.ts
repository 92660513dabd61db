// Whoever asked before gets none.
export const mayHandOutCoupon = (askedBefore: number): boolean => !(askedBefore > 0)
