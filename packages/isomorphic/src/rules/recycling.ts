/** Minimum and maximum amount of a recycling order in litres. */
export const MIN_RECYCLED_LITRES = 10
export const MAX_RECYCLED_LITRES = 1000

/** Pickup is offered above this amount in litres. */
export const PICKUP_ABOVE_LITRES = 100
