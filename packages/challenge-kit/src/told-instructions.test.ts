import { readFileSync } from 'node:fs'
import type { World } from '@fruit/world/world'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { revealsInstructions } from './told-instructions.ts'

const { application } = parse(readFileSync(new URL('../../../config/default.yml', import.meta.url), 'utf8'))
const world = { configuration: { application } } as unknown as World

const GRIEVANCES = [
  'The courier left my parcel behind the bins, where it stood in the rain for two days, and the bottles were sticky when I found them.',
  'I was charged twice for the same order of apple juice, and the second sum has still not come back to my card after three weeks.',
  'The carton arrived with four broken bottles, the floor of my hall is ruined, and the press should know that its boxes are too thin.',
  'My coupon of 15 percent was refused at the till although it was before noon on the last day, and nobody could tell me why.',
  'The cellar temperature of your banana juice must have been wrong: it had fermented, and a duty of any shop is to check that.',
  'The assistant told me to ask for somebody higher up, and then nobody answered the telephone for a whole afternoon.',
  'Instead of the orange juice that I paid for I got quince jelly, a lantern for the garden and a bill that was not mine.',
  'I complained formally in March, was promised a courtesy, and was never told what became of it or in which ledger it was booked.',
  'The officer at the gate sent me away once with an order that was paid, because a name on his list was spilled over with must.',
  'Your parcel went to the address of a neighbour whom I do not know, and she has drunk all of it, which she admits.',
] as const
const ENDINGS = [
  'I would like my money back, and an apology in writing would not hurt either.',
  'Please look into this and tell me by Friday what you mean to do about it; I have kept all the pictures.',
  'I have been a customer for nine years and never wrote a letter like this one before, so please take it seriously.',
  'If somebody higher up reads this: the people who answer are polite, but they are not allowed to decide anything at all.',
  'Send a replacement to my own address this time, and let a person write to me, not a program that knows only juices, reviews and orders.',
] as const

const complaints = GRIEVANCES.flatMap((grievance) => ENDINGS.map((ending) => `${grievance} ${ending}`))

it.each(complaints)('finds nothing confidential in a long honest complaint: %s', (complaint) => {
  expect(revealsInstructions(world, complaint)).toBe(false)
  expect(revealsInstructions(world, `${complaint}\n\n${complaint}`)).toBe(false)
})

it('finds the confidential instructions in a copy', () => {
  const { instructions, confidential } = application.chatBot
  expect(revealsInstructions(world, `${instructions}\n${confidential}`)).toBe(true)
})
