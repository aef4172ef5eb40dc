import { defineConfig } from 'vite'

/** The boot script: it stands by itself inside each public page, so that it can run before anything else. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: '../../.cache/boot',
    emptyOutDir: true,
    rolldownOptions: {
      input: 'src/boot/boot.ts',
      output: { format: 'iife', entryFileNames: 'boot.js' },
    },
  },
})
