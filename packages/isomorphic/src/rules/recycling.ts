/** Minimum and maximum amount of a recycling order in litres. */
export const LEAST_RECYCLED = 10
export const MOST_RECYCLED = 1000

/** Pickup is offered above this amount in litres. */
export const PICKUP_ABOVE = 100
