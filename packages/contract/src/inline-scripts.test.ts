import { expect, test } from 'vitest'
import { inlineScriptsOf } from './inline-scripts.ts'

test('the scripts that stand in a page are found, and neither files nor data', () => {
  const page = `<script>let a = 1</script><script src="/a.js"></script><p></p>
    <script type="application/ld+json">{}</script><script data-app="/b.js">let b =
    2</script>`
  expect(inlineScriptsOf(page)).toEqual(['let a = 1', 'let b =\n    2'])
})
