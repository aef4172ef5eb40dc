import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const firstLibraries =
  /node_modules.(react|react-dom|scheduler|@tanstack.(query-core|react-query)|zod|wouter|use-sync-external-store)\//

export default defineConfig({
  plugins: [react(), tailwind(), preloadFonts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // Libraries that every first visit needs: one file packs tighter and outlives releases in the browser's cache.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'libraries', test: firstLibraries }] },
        // The first scripts name all others, and no hash can be packed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/catalogue', '/app-config.json', '/sample-photos', '/sandbox-store', '/site'].map(
        (path) => [path, `http://localhost:${process.env.API_PORT ?? 8080}`],
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
