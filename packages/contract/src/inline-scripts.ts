/** Code of the scripts that stand in a page itself; neither files nor data for search engines. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code)
}
