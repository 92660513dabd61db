/** Litres that can be recycled at once. */
export const LEAST_RECYCLED = 10
export const MOST_RECYCLED = 1000

/** Whoever recycles more than so many litres can have them picked up. */
export const PICKUP_ABOVE = 100
