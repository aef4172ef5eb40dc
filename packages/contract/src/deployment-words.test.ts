import { expect, test } from 'vitest'
import { conditionsOf, namesInWords, sayingsOf } from './deployment-words.ts'

const days = { photoRetentionDays: 1, resultRetentionDays: 365 }
const nobody = { couple: [], dress: [], portrait: [], storage: [], hair: [] }
const holds = (facts: Omit<Parameters<typeof conditionsOf>[0], keyof typeof days>) =>
  Object.entries(conditionsOf({ ...days, ...facts })).flatMap(([name, isSo]) => (isSo ? [name] : []))

test('names read as a sentence has them, each once', () => {
  expect(namesInWords([])).toBe('')
  expect(namesInWords(['Google', 'fal', 'Google'])).toBe('Google and fal')
  expect(namesInWords(['Google', 'fal', 'OpenAI'])).toBe('Google, fal and OpenAI')
})

test('whoever draws any kind of picture is among those who draw', () => {
  const photoCompanies = { ...nobody, couple: ['Google'], portrait: ['fal', 'Google'], storage: ['Amazon'] }
  expect(sayingsOf({ ...days, photoCompanies, messageCompanies: [] })).toMatchObject({
    photoRetention: '1 day',
    drawing: 'Google and fal',
    couple: 'Google',
    dress: '',
    storage: 'Amazon',
  })
})

test('a deployment that sends nothing says so', () => {
  expect(holds({ photoCompanies: nobody, messageCompanies: [] })).toEqual([
    'drawnHere',
    'storedHere',
    'noMessages',
  ])
})

test('a deployment that sends photos and messages says what it sends, and not the opposite', () => {
  const photoCompanies = { ...nobody, dress: ['fal'], storage: ['Amazon'], hair: ['Cloudinary'] }
  expect(holds({ photoCompanies, messageCompanies: ['Google'] })).toEqual([
    'drawnElsewhere',
    'dressElsewhere',
    'storedElsewhere',
    'hairElsewhere',
    'messages',
  ])
})

test('of a deployment that is not known nothing is claimed', () => {
  expect(holds({ photoCompanies: null, messageCompanies: null })).toEqual(['drawnUnknown'])
})
