import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { isFirstFont } from './src/prerender/built-files.ts'

const firstLibraries =
  /node_modules.(react|react-dom|scheduler|@tanstack.(query-core|react-query)|zod|wouter|regexparam|use-sync-external-store)\//
/** Parts of them that no first screen uses. */
const laterLibraries =
  /query-core.+(mutationObserver|infiniteQueryObserver)|react-query.+(useMutation|useInfiniteQuery)/
/** Named at the doors that the first screen goes through, needed by later ones only. */
const laterModules =
  /\/(style-picker\/(chosen-picture|components\/(carousel|chosen-style))|ui\/src\/(shelf|tabs))|icons\/(star|chevron-left)/
/** What Home fetches beside its first answers. */
const homeParts = /\/(launch\/launch|store-desk|last-picture|style-carousel|style-grid)\.tsx$/

export default defineConfig({
  plugins: [react(), tailwind(), preloadFonts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every first visit needs: one file packs tighter and outlives releases in the browser's cache.
            {
              name: 'libraries',
              test: (id) => firstLibraries.test(id) && !laterLibraries.test(id),
              priority: 3,
            },
            {
              name: 'app',
              tags: ['$initial'],
              test: (id) => !laterModules.test(id),
              includeDependenciesRecursively: false,
              priority: 2,
            },
            { name: 'home', test: homeParts, priority: 1 },
          ],
        },
        // The first scripts name all others, and no hash can be packed.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/api',
        '/media',
        '/catalogue',
        '/app-config.json',
        '/icon.svg',
        '/sample-photos',
        '/sandbox-store',
        '/site',
      ].map((path) => [path, `http://localhost:${process.env.API_PORT ?? 8080}`]),
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
          .filter(isFirstFont)
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
