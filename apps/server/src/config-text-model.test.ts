import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  TEXT_MODEL_URL: 'https://models.example.com/v1/',
  TEXT_MODEL_KEY: 'a key',
  TEXT_MODEL: 'writer-1',
}

test('a text model is used when its address, key and name are set', () => {
  expect(readConfig({ STORE: 'none', ...complete }).textModel).toEqual({
    baseUrl: 'https://models.example.com/v1',
    apiKey: 'a key',
    model: 'writer-1',
  })
  expect(readConfig({ STORE: 'none' }).textModel).toBeUndefined()
})

test.for(Object.keys(complete))('a text model without %s does not start', (missing) => {
  expect(() => readConfig({ STORE: 'none', ...complete, [missing]: '' })).toThrow('belong together')
})

test('an address that is no web address is named', () => {
  expect(() => readConfig({ STORE: 'none', ...complete, TEXT_MODEL_URL: 'file:///etc' })).toThrow(
    'TEXT_MODEL_URL',
  )
})
