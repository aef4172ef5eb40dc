import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without an account messages are only written to the log', () => {
  expect(readConfig({}).push).toBeUndefined()
})

test('the account is the file of our own variable, or else of Google’s', () => {
  const both = { FCM_SERVICE_ACCOUNT_FILE: 'own.json', GOOGLE_APPLICATION_CREDENTIALS: 'google.json' }
  expect(readConfig(both).push).toEqual({ serviceAccountFile: resolve('own.json'), baseUrl: undefined })
  const google = { GOOGLE_APPLICATION_CREDENTIALS: 'google.json', FCM_BASE_URL: 'http://127.0.0.1:1' }
  expect(readConfig(google).push).toEqual({
    serviceAccountFile: resolve('google.json'),
    baseUrl: 'http://127.0.0.1:1',
  })
})

test('another address without an account, or one that is not plain HTTP, is refused', () => {
  expect(() => readConfig({ FCM_BASE_URL: 'http://127.0.0.1:1' })).toThrow('FCM_SERVICE_ACCOUNT_FILE')
  expect(() =>
    readConfig({ FCM_SERVICE_ACCOUNT_FILE: 'own.json', FCM_BASE_URL: 'https://fcm.example' }),
  ).toThrow('FCM_BASE_URL')
})
