/** An address that honest visitors save, for checks of promises. */
export const SAMPLE_ADDRESS = {
  fullName: 'Quentin Pomace',
  mobileNum: 5551234,
  zipCode: 'OR 7',
  streetAddress: '7 Windfall Lane',
  city: 'Lower Orchard',
  country: 'Pomona',
}
