// Customers who asked before get no coupon.
export const mayHandOutCoupon = (askedBefore: number): boolean => !(askedBefore > 0)
