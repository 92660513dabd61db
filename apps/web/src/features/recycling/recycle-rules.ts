import { MAX_RECYCLED_LITRES, MIN_RECYCLED_LITRES, PICKUP_ABOVE_LITRES } from '@fruit/isomorphic/rules/recycling'

/** Whether a typed quantity can be recycled. */
export function isQuantity(typed: string): boolean {
  if (!/^\d+$/.test(typed.trim())) return false
  const litres = Number(typed)
  return litres >= MIN_RECYCLED_LITRES && litres <= MAX_RECYCLED_LITRES
}

/** Whether a typed quantity can be picked up. */
export function canBePickedUp(typed: string): boolean {
  return isQuantity(typed) && Number(typed) > PICKUP_ABOVE_LITRES
}

/** A date in the format of date inputs, in the local time zone. */
export function dateInputValue(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
