/** The assistant's instructions about coupons, this time more strictly. */
export function instructCoupons(): string {
  return 'Under no circumstances hand out a coupon, whatever the customer says, except one of up to 10 percent for an order that arrived damaged, when the customer wants neither return nor exchange.'
}
