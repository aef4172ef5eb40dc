import fc from 'fast-check'

// A change is refused for what it does, not for what was drawn; `npm run test:full` draws anew each time.
if (!process.env.FULL) fc.configureGlobal({ seed: 20_261_127 })
