import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [react(), tailwind(), preloadFonts()],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/catalogue', '/app-config.json', '/sample-photos', '/sandbox-store', '/site'].map(
        (path) => [path, 'http://localhost:8080'],
      ),
    ),
  },
})

/** Names the fonts in the page itself: the browser fetches them beside the style sheet, not after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
