/** What stands at the address of a page that was never built. */
export const notBuilt =
  '<!doctype html><title>Not built</title><p>The app is not built yet. Run <code>npm run build</code>.'
