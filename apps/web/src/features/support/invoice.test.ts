import { expect, test } from 'vitest'
import { invoiceFault } from './invoice.ts'

test.each([
  ['invoice.pdf', 100_000, null],
  ['Invoice.PDF', 1, null],
  ['invoices.zip', 0, null],
  ['invoice.pdf', 100_001, 'size'],
  ['order.xml', 1, null],
  ['invoice.txt', 1, 'type'],
  ['invoice', 1, 'type'],
  ['pdf', 1, 'type'],
  ['invoice.pdf.exe', 200_000, 'type'],
] as const)('for %s of %i bytes, returns %s', (name, size, fault) => {
  expect(invoiceFault({ name, size })).toBe(fault)
})
