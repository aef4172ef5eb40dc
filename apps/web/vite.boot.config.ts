import { defineConfig } from 'vite'

/** The boot script: one small file that stands by itself, so that it can run before anything else. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/boot/boot.ts',
      output: { format: 'iife', entryFileNames: 'assets/boot-[hash].js' },
    },
  },
})
