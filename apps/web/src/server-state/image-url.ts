/** Image paths without http(s) or a leading slash get a slash. */
export function imageUrl(path: string): string {
  return /^(https?:)?\//.test(path) ? path : `/${path}`
}
