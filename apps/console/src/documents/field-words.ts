const parts: Record<string, string> = {
  attire_type: 'attire',
  description: 'description',
  displayName: 'display name',
  dressUrl: 'picture',
  iconPath: 'icon',
  isPopular: 'popular',
  previewPath: 'preview',
  styleName: 'style name',
  variationName: 'variation name',
}

/** A field's path in the words of the screen, such as `original prompt` or `variation 2, preview`. */
export function fieldWords(path: string): string {
  const words = path
    .replace(/^style\./, '')
    .replace(/\bprompts\.([\w-]+)\.(?:structured_technical|detailed_scene)$/, '$1 prompt')
    .replace(/\bprompts\.([\w-]+)\./, '$1 prompt.')
    .replace(/\bvariations\[0\]\.?/, '')
    .replace(/\bvariations\[(\d+)\]/, (_, index: string) => `variation ${Number(index) + 1}`)
    .split('.')
    .filter(Boolean)
    .map((part) => parts[part] ?? part)
    .join(', ')
  return words || 'variation 1'
}

/** A field's value as it is read: yes and no, text as it stands, and anything else as it is stored. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
