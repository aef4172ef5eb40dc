import { createHash } from 'node:crypto'

/** Of the scripts that stand in a page, as its policy names them; neither files nor data for search engines. */
export function hashesOfScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script]) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}
