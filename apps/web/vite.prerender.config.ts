import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The program that draws the public pages; it runs once, at build time. */
export default defineConfig({
  plugins: [react(), tailwind()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    ssr: 'src/prerender/main.ts',
    outDir: '../../.cache/prerender',
    emptyOutDir: true,
    cssMinify: true,
    assetsInlineLimit: 0,
  },
})
