import { expect, test } from 'vitest'
import english from '../../../public/assets/i18n/privacy/en.json'
import { POLICY_SECTIONS } from './policy-sections.ts'

test('forms the hidden path from the highlighted words of the policy', () => {
  const text = [english.POLICY_INTRO, ...POLICY_SECTIONS.map(([, key]) => english[key])].join(' ')
  const [address, ...words] = [...text.matchAll(/<hot>(.*?)<\/hot>/g)].map(([, hot]) => hot!)
  expect(address).toBe('{{address}}')
  expect(`/${words.join(' ').toLowerCase().replaceAll(' ', '/')}`).toBe(
    '/we/may/also/instruct/you/to/refuse/all/reasonably/necessary/responsibility',
  )
})
