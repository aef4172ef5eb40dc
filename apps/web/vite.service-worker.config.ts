import { defineConfig } from 'vite'

/** The service worker: one file at the root, so that it may answer for every page. */
export default defineConfig({
  publicDir: false,
  define: { shellEntries: process.env.SHELL_ENTRIES ?? '[]' },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
