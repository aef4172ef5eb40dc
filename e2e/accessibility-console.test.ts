import { test } from './gallery/kept-page.ts'
import { scenes } from './gallery/scenes/index.ts'
import { testScenes } from './gallery/test-scenes.ts'
import { prepareMs } from './gallery/with-devices.ts'

test.beforeAll(async ({ devices }) => {
  test.setTimeout(prepareMs)
  await devices.operator()
})

testScenes(scenes.filter(({ device }) => device === 'operator'))
