import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwind()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/catalogue', '/icon.svg', '/landing', '/assets', '/site'].map((path) => [
        path,
        `http://localhost:${process.env.API_PORT ?? 8080}`,
      ]),
    ),
  },
})
